import { Box, chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { ruleTexts as texts } from '#content/texts/staff/rules.ts'
import type { Rule, RulesAnswer, RulesChange } from '#contract/staff/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { readDraft, useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { type EditedRule, RuleForm } from './RuleForm.tsx'
import { RuleTrial } from './RuleTrial.tsx'
import { blankRule, ruleWords } from './ruleWords.ts'

const draft = 'rule'

/**
 * The rules by which new enquiries are sorted, in their order. Others than owners read them. A rule that is being written outlives
 * the page.
 */
export default function RulesPage() {
  const { may } = useSession()
  const load = useCallback((signal: AbortSignal) => call<RulesAnswer>('rules', { signal }), [])
  const { data, error, reload, put } = useResource(load)
  const [kept, keep, clear] = useDraft(draft)
  const edited = kept ? (JSON.parse(kept) as EditedRule) : undefined
  const edit = (rule: EditedRule) => keep(JSON.stringify(rule))
  const [isPressed, setIsPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  useLive(['office', 'member'], reload)
  const mayEdit = may('saveRules')
  const items = data?.rules ?? []
  /** Puts this rule in the place of the one that the form was opened over. */
  const goOnFrom = (base: Rule | undefined) => {
    const now = readDraft(draft)
    // One that a colleague removed or renamed is added again.
    if (now) edit({ ...(JSON.parse(now) as EditedRule), base: base ?? blankRule })
  }
  /** Returns why it failed; empty if it did not. */
  const save = async (rules: readonly Rule[], done: string): Promise<string> => {
    if (!data) return ''
    const before = data.rules
    setBusy(true)
    try {
      const saved = await call<RulesAnswer>('saveRules', { body: changeTo(rules, data.version) })
      put(saved)
      announceDone(done, async () =>
        put(await call<RulesAnswer>('saveRules', { body: changeTo(before, saved.version) })),
      )
      return ''
    } catch (reason) {
      const isConflict = reason instanceof CallError && reason.status === 409
      if (isConflict) {
        const theirs = reason.body as RulesAnswer
        put(theirs)
        if (edited) goOnFrom(named(theirs.rules, edited.base))
      }
      return isConflict ? texts.conflict : errorText(reason)
    } finally {
      setBusy(false)
    }
  }
  const change = async (rules: readonly Rule[], done: string) => {
    if (busy) return
    const failed = await save(rules, done)
    if (failed) announceFailure(failed)
  }
  const moved = (at: number, to: number) => {
    if (to < 0 || to >= items.length) return
    const rules = [...items]
    rules.splice(to, 0, ...rules.splice(at, 1))
    return change(rules, texts.saved)
  }
  // Not while an order is being saved, which the form's rules would not have yet.
  const open = (rule: Rule) => {
    if (busy) return
    setIsPressed(true)
    edit({ base: rule, typed: rule, tags: rule.tags.join(', ') })
  }
  /** Puts it into the rules as they are now, unless a colleague changed or removed it since it was opened. */
  const onSave = async (rule: Rule) => {
    const stored = edited && named(items, edited.base)
    if (JSON.stringify(stored ?? blankRule) !== JSON.stringify(edited?.base)) {
      goOnFrom(stored)
      return texts.conflict
    }
    const rules = stored ? items.map((one) => (one === stored ? rule : one)) : [...items, rule]
    const failed = await save(rules, texts.saved)
    if (failed) return failed
    clear(kept)
    goOnFrom(rule)
    return ''
  }
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        mayEdit &&
        data &&
        edited === undefined && (
          <Button size="sm" onClick={() => open(blankRule)}>
            {texts.add}
          </Button>
        )
      }
    >
      {!mayEdit && <Small mb="5">{texts.ownerOnly}</Small>}
      {data && mayEdit && edited && (
        <RuleForm
          rule={edited}
          takesFocus={isPressed}
          countries={data.countries}
          onType={edit}
          onSave={onSave}
          onCancel={() => clear(kept)}
        />
      )}
      {!data && <Loading error={error} retry={reload} />}
      {data && items.length === 0 && edited === undefined && <EmptyState title={texts.emptyTitle} text={texts.lede} />}
      <chakra.ol listStyle="none" m="0" p="0">
        {data &&
          items.map((rule, at) => (
            <li key={rule.name}>
              <RuleCard rule={rule} answer={data}>
                {mayEdit && edited === undefined && (
                  <Flex gap="2" mt="4" wrap="wrap">
                    <Button
                      variant="line"
                      size="sm"
                      color="link"
                      aria-label={texts.editNamed(rule.name)}
                      onClick={() => open(rule)}
                    >
                      {texts.edit}
                    </Button>
                    <Button
                      variant="line"
                      size="sm"
                      color="link"
                      aria-label={texts.removeNamed(rule.name)}
                      onClick={() => void change(items.toSpliced(at, 1), texts.removed)}
                    >
                      {texts.remove}
                    </Button>
                    <Button
                      variant="line"
                      size="sm"
                      color="link"
                      aria-label={texts.up(rule.name)}
                      // Disabled at the end of the way there, it would lose the focus.
                      aria-disabled={at === 0}
                      onClick={() => void moved(at, at - 1)}
                    >
                      ↑
                    </Button>
                    <Button
                      variant="line"
                      size="sm"
                      color="link"
                      aria-label={texts.down(rule.name)}
                      aria-disabled={at === items.length - 1}
                      onClick={() => void moved(at, at + 1)}
                    >
                      ↓
                    </Button>
                  </Flex>
                )}
              </RuleCard>
            </li>
          ))}
      </chakra.ol>
      {mayEdit && edited === undefined && items.length > 0 && <RuleTrial label={texts.tryAll} rules={() => items} />}
    </Screen>
  )
}

interface RuleCardProps {
  rule: Rule
  answer: RulesAnswer
  children: React.ReactNode
}

function RuleCard({ rule, answer, children }: RuleCardProps) {
  const { asks, does, warnings } = ruleWords(rule, answer)
  return (
    <Card>
      <H2 textStyle="h3" mb="2" overflowWrap="anywhere">
        {rule.name}
      </H2>
      <Box textStyle="small" overflowWrap="anywhere">
        {asks}
      </Box>
      {does.map((one) => (
        <Box key={one} textStyle="ui" mt="1" overflowWrap="anywhere">
          {one}
        </Box>
      ))}
      {warnings.map((one) => (
        <Box key={one} textStyle="small" mt="2" color="err" overflowWrap="anywhere">
          {one}
        </Box>
      ))}
      {children}
    </Card>
  )
}

/** No two rules have the same name. */
function named(rules: readonly Rule[], { name }: Rule): Rule | undefined {
  return rules.find((rule) => rule.name === name)
}

function changeTo(rules: readonly Rule[], version: number): RulesChange {
  return { version, rules: [...rules] }
}
