import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languages } from '#content/languages.ts'
import { serviceCards } from '#content/services.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { ruleTexts as texts } from '#content/texts/staff/rules.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import { isSender, type Rule, ruleStages } from '#contract/staff/rules.ts'
import { distinctTags, tagFrom } from '#contract/staff/stages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { memberName } from '../data/members.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { RuleTrial } from './RuleTrial.tsx'
import { countryName } from './ruleWords.ts'

/** A rule in work. */
export interface EditedRule {
  /** The stored rule that is replaced; a new one has no name yet. */
  base: Rule
  typed: Rule
  /** With commas in between. */
  tags: string
}

interface RuleFormProps {
  rule: EditedRule
  /** Whether it opens because of a press. */
  takesFocus: boolean
  /** Two letters of each. */
  countries: readonly string[]
  onType: (rule: EditedRule) => void
  /** Saves it, and returns why that failed; empty if it did not. */
  onSave: (rule: Rule) => Promise<string>
  onCancel: () => void
}

/** Writes or changes one rule. */
export function RuleForm({ rule, takesFocus, countries, onType, onSave, onCancel }: RuleFormProps) {
  const { staff } = useSession()
  const { base, typed, tags } = rule
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // It opens above the list, which may be scrolled far down.
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  const [error, setError] = useFailure()
  const set = (more: Partial<Rule>) => onType({ ...rule, typed: { ...typed, ...more } })
  const entered = (): Rule => ({
    ...typed,
    name: typed.name.trim(),
    sender: typed.sender.trim(),
    tags: distinctTags(tags.split(',').map(tagFrom).filter(Boolean)),
  })
  const faultOf = ({ service, language, country, sender, assignee, tags: list, stage }: Rule) => {
    if (sender && !isSender(sender)) return texts.badSender
    if (!service && !language && !country && !sender) return texts.noCondition
    return assignee || stage || list.length > 0 ? '' : texts.noAction
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wanted = entered()
    const fault = faultOf(wanted)
    setError(fault)
    if (fault) return
    setBusy(true)
    const failed = await onSave(wanted)
    setBusy(false)
    setError(failed)
  }
  const members = [...new Set([...staff, ...(base.assignee ? [base.assignee] : [])])]
  const named = countries
    .map((value) => ({ value, text: countryName(value) }))
    .sort((one, other) => one.text.localeCompare(other.text, 'en'))
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={(event: FormEvent) => void onSubmit(event)}>
      <div>
        <LabelledField
          ref={first}
          label={texts.name}
          required
          maxLength={80}
          dir="auto"
          value={typed.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Small mt="2" textStyle="meta">
          {texts.nameHint}
        </Small>
      </div>
      <Part title={texts.when}>
        <Choice
          labelled
          label={texts.service}
          value={typed.service}
          options={[
            { value: '', text: texts.anyService },
            ...serviceCards.map(({ path, title }) => ({ value: path, text: title })),
          ]}
          onChoose={(service) => set({ service })}
        />
        <Choice
          labelled
          label={texts.language}
          value={typed.language}
          options={[
            { value: '', text: texts.anyLanguage },
            ...languages.map(({ code, name }) => ({ value: code, text: name })),
          ]}
          onChoose={(language) => set({ language })}
        />
        <Choice
          labelled
          label={texts.country}
          value={typed.country}
          options={[{ value: '', text: texts.anyCountry }, ...named]}
          onChoose={(country) => set({ country })}
        />
        <div>
          <LabelledField
            label={texts.sender}
            maxLength={254}
            autoComplete="off"
            inputMode="email"
            value={typed.sender}
            onChange={({ currentTarget }) => set({ sender: currentTarget.value })}
          />
          <Small mt="2" textStyle="meta">
            {texts.senderHint}
          </Small>
        </div>
      </Part>
      <Part title={texts.outcome}>
        <Choice
          labelled
          label={texts.assignee}
          value={typed.assignee}
          options={[{ value: '', text: texts.nobody }, ...members.map((value) => ({ value, text: memberName(value) }))]}
          onChoose={(assignee) => set({ assignee })}
        />
        <Choice
          labelled
          label={texts.stage}
          value={typed.stage}
          options={[
            { value: '', text: texts.noStage },
            ...ruleStages.map((value) => ({ value, text: stageTexts.names[value] })),
          ]}
          onChoose={(chosen) => set({ stage: ruleStages.find((one) => one === chosen) ?? '' })}
        />
        <div>
          <LabelledField
            label={texts.tags}
            dir="auto"
            autoComplete="off"
            maxLength={800}
            value={tags}
            onChange={({ currentTarget }) => onType({ ...rule, tags: currentTarget.value })}
          />
          <Small mt="2" textStyle="meta">
            {texts.tagsHint}
          </Small>
        </div>
      </Part>
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="sm" disabled={busy}>
          {texts.save}
        </Button>
        <Button variant="plain" size="sm" onClick={onCancel}>
          {deskTexts.cancel}
        </Button>
      </Flex>
      <RuleTrial
        label={texts.tryIt}
        rules={() => {
          const wanted = entered()
          return faultOf(wanted) || [{ ...wanted, name: wanted.name || texts.thisOne }]
        }}
      />
    </chakra.form>
  )
}

interface PartProps {
  title: string
  children: React.ReactNode
}

function Part({ title, children }: PartProps) {
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0">
      <chakra.legend textStyle="label" mb="2">
        {title}
      </chakra.legend>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {children}
      </chakra.div>
    </chakra.fieldset>
  )
}
