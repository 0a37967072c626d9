import { Box, chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ruleTexts as texts } from '#content/texts/staff/rules.ts'
import type { Rule, RulesTried } from '#contract/staff/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { Alert } from '../layout/Alert.tsx'

interface RuleTrialProps {
  label: string
  /** The rules to try, or why they cannot be tried. */
  rules: () => readonly Rule[] | string
}

/** Says which of the newest enquiries rules would have touched, without changing any. */
export function RuleTrial({ label, rules }: RuleTrialProps) {
  const [tried, setTried] = useState<RulesTried>()
  const [error, setError] = useState('')
  const onTry = async () => {
    const wanted = rules()
    setTried(undefined)
    setError(typeof wanted === 'string' ? wanted : '')
    if (typeof wanted === 'string') return
    try {
      setTried(await call<RulesTried>('tryRules', { body: { rules: wanted } }))
    } catch (reason) {
      setError(errorText(reason))
    }
  }
  return (
    <Box>
      <Button type="button" variant="line" size="sm" color="link" onClick={() => void onTry()}>
        {label}
      </Button>
      {error && (
        <Box mt="3">
          <Alert text={error} />
        </Box>
      )}
      <Box role="status" textStyle="ui" mt="3" _empty={{ mt: '0' }}>
        {tried && texts.tried(tried.items.length, tried.looked)}
      </Box>
      {tried && tried.items.length > 0 && (
        <chakra.ul listStyle="none" m="0" mt="2" p="0">
          {tried.items.map(({ id, reference, name, rules: names }) => (
            <chakra.li key={id} py="2" borderTop="1px solid" borderColor="line" overflowWrap="anywhere">
              <chakra.span textStyle="ui" css={{ '& a': { color: 'link' } }}>
                <Link to="/enquiries/$id" params={{ id }}>
                  <bdi>{name || texts.noName}</bdi>
                </Link>
              </chakra.span>
              <Small textStyle="meta">
                {`${reference} · `}
                <span>{texts.by(names.join(', '))}</span>
              </Small>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  )
}
