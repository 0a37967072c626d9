import { chakra } from '@chakra-ui/react'
import { type FormEvent, useCallback, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { Listing } from '#contract/staff/listing.ts'
import { type NewsletterArticle, type NewsletterItem, newsletterLengths } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { useWords } from './useWords.ts'

interface NewsletterFormProps {
  /** Absent for a new one. */
  newsletter?: NewsletterItem
  onDirty?: (isDirty: boolean) => void
  onSaved: (newsletter: NewsletterItem) => void
  /** A colleague's version is to replace what was typed here. */
  onTheirs: (newsletter: NewsletterItem) => void
}

/** The words of a newsletter: which article, its title and a summary, which the article fills in at first. */
export function NewsletterForm({ newsletter, onDirty, onSaved, onTheirs }: NewsletterFormProps) {
  const load = useCallback(
    (signal: AbortSignal) => call<Listing<NewsletterArticle>>('newsletterArticles', { signal }),
    [],
  )
  const { data } = useResource(load)
  const articles = data?.items ?? []
  const { words, base, change, forget } = useWords(newsletter, onDirty)
  const [error, setError] = useFailure()
  const [theirs, setTheirs] = useState<NewsletterItem>()
  const [busy, setBusy] = useState(false)
  const choose = (slug: string) => {
    const article = articles.find((one) => one.slug === slug)
    const before = articles.find((one) => one.slug === words.article)
    const isOwn = (typed: string, filled: string | undefined) => typed.trim() !== '' && typed !== filled
    change({
      article: slug,
      ...(article && !isOwn(words.title, before?.title) && { title: article.title }),
      ...(article && !isOwn(words.summary, before?.summary) && { summary: article.summary }),
    })
  }
  const save = async () => {
    setBusy(true)
    setError('')
    setTheirs(undefined)
    try {
      const id = newsletter && { id: newsletter.id, version: base() }
      const saved = await call<NewsletterItem>('saveNewsletter', { body: { ...id, ...words } })
      forget()
      announceDone(texts.saved)
      onSaved(saved)
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 409)
        setTheirs((reason.body as { theirs: NewsletterItem }).theirs)
      else setError(errorText(reason))
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  const options = articles.map(({ slug, title }) => ({ value: slug, text: title }))
  const isListed = articles.some(({ slug }) => slug === words.article)
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={onSubmit}>
      <Choice
        labelled
        label={texts.article}
        value={words.article}
        options={isListed ? options : [{ value: words.article, text: words.article || texts.noArticle }, ...options]}
        onChoose={choose}
      />
      <LabelledField
        label={texts.subject}
        required
        maxLength={newsletterLengths.title}
        value={words.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <LabelledField
        label={texts.summary}
        rows={6}
        required
        maxLength={newsletterLengths.summary}
        value={words.summary}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      {error && <Alert text={error} />}
      {theirs && (
        <Alert text={texts.conflict}>
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              forget()
              onTheirs(theirs)
            }}
          >
            {texts.useTheirs}
          </Button>
        </Alert>
      )}
      <div>
        <Button type="submit" variant="navy" size="sm" disabled={busy || words.article === ''}>
          {texts.save}
        </Button>
      </div>
    </chakra.form>
  )
}
