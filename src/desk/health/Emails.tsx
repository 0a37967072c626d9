import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { healthTexts as texts } from '#content/texts/staff/lists.ts'
import { type EmailItem, type EmailPage, type EmailState, emailStates } from '#contract/staff/operation.ts'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { Card } from '../layout/Card.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Segments } from '../layout/Segments.tsx'

interface Action {
  name: StaffCallName
  /** The states of an email in which it is offered. */
  states: readonly EmailState[]
  text: string
  done: string
  color: 'link' | 'err'
}

const actions: readonly Action[] = [
  { name: 'resendEmail', states: ['dead'], text: texts.resend, done: texts.resent, color: 'link' },
  { name: 'releaseEmail', states: ['held'], text: texts.release, done: texts.released, color: 'link' },
  { name: 'discardEmail', states: ['dead', 'held'], text: texts.discard, done: texts.discarded, color: 'err' },
]

/** The mail queue, email by email: what was given up comes first, and why. */
export function Emails() {
  const { may } = useSession()
  const [state, setState] = useState<EmailState>('dead')
  const load = useCallback(
    (signal: AbortSignal) => call<EmailPage>('emails', { body: { state, limit: 100 }, signal }),
    [state],
  )
  const { data, error, reload } = useResource(load)
  const act = async (name: StaffCallName, { id }: EmailItem, done: string) => {
    try {
      await call(name, { id })
      announceDone(done)
      reload()
    } catch (reason) {
      const isChanged = reason instanceof CallError && reason.status === 409
      announceFailure(isChanged ? texts.emailChanged : errorText(reason))
      if (isChanged) reload()
    }
  }
  return (
    <Section title={texts.emails}>
      <Box mb="4">
        <Segments
          label={texts.emails}
          options={emailStates.map((value) => ({ value, text: texts.emailStates[value] }))}
          value={state}
          onChoose={setState}
        />
      </Box>
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && <Small>{texts.none}</Small>}
      {data?.items.map((email) => (
        <Card key={email.id} p="4">
          <Flex wrap="wrap" gap="3" align="center" justify="space-between">
            <Box flex="1 1 14rem" minW="0">
              <Box textStyle="label">{texts.kinds[email.kind]}</Box>
              <Box textStyle="meta" color="ink2">
                {`${exactly(email.createdAt)}, ${texts.attempts(email.attempts)}`}
              </Box>
              {email.error && (
                <Box textStyle="ui" color="err" mt="1" overflowWrap="anywhere">
                  {email.error}
                </Box>
              )}
              {email.about?.kind === 'enquiry' && (
                <Box textStyle="ui" mt="1" css={{ '& a': { color: 'link' } }}>
                  <Link to="/enquiries/$id" params={{ id: email.about.id }}>
                    {texts.toEnquiry}
                  </Link>
                </Box>
              )}
            </Box>
            {actions
              .filter(({ name, states }) => states.includes(state) && may(name))
              .map(({ name, text, done, color }) => (
                <Button key={name} variant="line" size="sm" color={color} onClick={() => void act(name, email, done)}>
                  {text}
                </Button>
              ))}
          </Flex>
        </Card>
      ))}
    </Section>
  )
}
