import { chakra } from '@chakra-ui/react'
import { type FormEvent, useCallback, useState } from 'react'
import { translations } from '#content/languages.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { NewsletterArticle, NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { saveOnce } from '../data/saveOnce.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { Segments } from '../layout/Segments.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { Fold } from './Fold.tsx'
import { NewestArticles } from './NewestArticles.tsx'
import { TextFields } from './TextFields.tsx'
import { bodyOf, useWords, type Words } from './useWords.ts'

/** The name of the draft of one that is not saved yet. */
const newDraft = 'newsletter:new'

interface NewsletterFormProps {
  /** Absent for a new one. */
  newsletter?: NewsletterItem
  onDirty?: (isDirty: boolean) => void
  onSaved: (newsletter: NewsletterItem) => void
  /** A colleague's version is to replace what was typed here. */
  onTheirs: (newsletter: NewsletterItem) => void
}

/**
 * The words of a newsletter and who gets it: about an article, which fills them in at first, or a text of the office's own; in
 * each language of the site.
 */
export function NewsletterForm({ newsletter, onDirty, onSaved, onTheirs }: NewsletterFormProps) {
  const load = useCallback(
    (signal: AbortSignal) => call<Listing<NewsletterArticle>>('newsletterArticles', { signal }),
    [],
  )
  const { data } = useResource(load)
  const articles = data?.items ?? []
  const { words, base, change, kept, saved: keepSince, forget } = useWords(newsletter, onDirty)
  const [error, setError] = useFailure()
  const [theirs, setTheirs] = useState<NewsletterItem>()
  const [busy, setBusy] = useState(false)
  const choose = (slug: string) => change(withArticle(words, articles, slug))
  const save = async (wanted: Words) => {
    if (busy) return
    setBusy(true)
    setError('')
    setTheirs(undefined)
    const before = kept()
    try {
      const id = newsletter && { id: newsletter.id, version: base() }
      const saved = await saveOnce<NewsletterItem>('saveNewsletter', newDraft, { ...id, ...bodyOf(wanted) })
      keepSince(wanted, saved, before)
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
    void save(words)
  }
  const options = articles.map(({ slug, title }) => ({ value: slug, text: title }))
  const isListed = articles.some(({ slug }) => slug === words.article)
  const isUntouched = !newsletter && !words.isOwn && words.article === ''
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={onSubmit}>
      <Segments
        label={texts.about}
        options={(['article', 'own'] as const).map((value) => ({ value, text: texts.kinds[value] }))}
        value={words.isOwn ? 'own' : 'article'}
        onChoose={(kind) => change({ isOwn: kind === 'own' })}
      />
      {isUntouched && (
        <NewestArticles
          articles={articles}
          busy={busy}
          onChoose={(slug) => void save(withArticle(words, articles, slug))}
        />
      )}
      {!words.isOwn && (
        <Choice
          labelled
          label={texts.article}
          value={words.article}
          options={isListed ? options : [{ value: words.article, text: words.article || texts.noArticle }, ...options]}
          onChoose={choose}
        />
      )}
      <TextFields text={words} isOwn={words.isOwn} onChange={change} />
      <Small overflowWrap="anywhere">{texts.markup}</Small>
      {translations.map((language) => {
        const text = words.translations[language.code] ?? { title: '', summary: '' }
        const set = (next: object) =>
          change({ translations: { ...words.translations, [language.code]: { ...text, ...next } } })
        return (
          <Fold
            key={language.code}
            title={texts.alsoIn(language.name)}
            startsOpen={text.title !== '' || text.summary !== ''}
          >
            <Small>{texts.alsoInHint(language.name)}</Small>
            <TextFields text={text} language={language} isOwn={words.isOwn} onChange={set} />
          </Fold>
        )
      })}
      <AudienceFields audience={words.audience} onChange={(audience) => change({ audience })} />
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
        <Button
          type="submit"
          variant="navy"
          size="sm"
          aria-disabled={busy}
          disabled={!words.isOwn && words.article === ''}
        >
          {texts.save}
        </Button>
      </div>
    </chakra.form>
  )
}

/** The words with another article, which fills in what nobody has written. */
function withArticle(words: Words, articles: readonly NewsletterArticle[], slug: string): Words {
  const article = articles.find((one) => one.slug === slug)
  const before = articles.find((one) => one.slug === words.article)
  const isOwn = (typed: string, filled: string | undefined) => typed.trim() !== '' && typed !== filled
  return {
    ...words,
    article: slug,
    ...(article && !isOwn(words.title, before?.title) && { title: article.title }),
    ...(article && !isOwn(words.summary, before?.summary) && { summary: article.summary }),
  }
}
