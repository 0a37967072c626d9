import { chakra, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { serviceCards } from '#content/services.ts'
import { slugOf } from '#content/slug.ts'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { normalized } from '#contract/normalized.ts'
import { longestSlug } from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'

/** Begins an article, whose draft then opens. Its address is that of the title until another one is typed. */
export function NewArticle({ onCancel }: { onCancel: () => void }) {
  const [title, setTitle] = useDraft('newArticle:title')
  const [typedSlug, setSlug] = useDraft('newArticle:slug')
  const [service, setService] = useDraft('newArticle:service')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const slug = typedSlug || proposed(title)
  const forget = () => {
    for (const set of [setTitle, setSlug, setService]) set('')
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setError('')
    setBusy(true)
    const isHere = stillHere()
    try {
      await call('startArticle', { body: { title, slug, service: service || serviceCards[0]?.path } })
      forget()
      if (isHere()) await navigate({ to: '/articles/$id', params: { id: slug } })
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={(event: FormEvent) => void onSubmit(event)}>
      <LabelledField
        label={texts.newTitle}
        required
        minLength={3}
        maxLength={120}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div>
        <LabelledField
          label={texts.newSlug}
          required
          maxLength={longestSlug}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title={texts.newSlugRule}
          value={slug}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        />
        <Small mt="2" textStyle="meta">
          {texts.newSlugHint}
        </Small>
      </div>
      <Choice
        label={texts.fields.service}
        labelled
        value={service || (serviceCards[0]?.path ?? '')}
        options={serviceCards.map(({ path, title: name }) => ({ value: path, text: name }))}
        onChoose={setService}
      />
      <Small textStyle="meta">{texts.newHint}</Small>
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="sm" aria-disabled={busy}>
          {texts.newBegin}
        </Button>
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

/** An address of the letters that one may have, cut between words. */
function proposed(title: string): string {
  const plain = slugOf(normalized(title, 'NFKD').replaceAll(/[^\p{ASCII}]/gu, ''))
  return plain.length <= longestSlug ? plain : plain.slice(0, longestSlug + 1).replace(/-[^-]*$/, '')
}
