import { chakra, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import { type ArticleDraft, type ArticleFileAnswer, longestArticle, servicePathOf } from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { Alert } from '../layout/Alert.tsx'
import { ArticleChecks } from './ArticleChecks.tsx'
import { fieldLabel, joinParts, splitFile } from './articleFile.ts'
import { PictureButton } from './PictureButton.tsx'
import { useArticleText } from './useArticleText.ts'

interface EditorProps {
  article: ArticleFileAnswer
  /** Something changed on the server. */
  onChange: () => void
}

/** Addresses and keys that others have kept, and the colour in which pictures are drawn. */
const fixed: readonly string[] = ['id', 'slug', 'pigment']

/** The file in work: its fields and its text, the checks beside it, and publishing. */
export function ArticleEditor({ article, onChange }: EditorProps) {
  const { slug, draft, text: published } = article
  const { text, isDirty, over, change, saved, drop } = useArticleText(article)
  const [error, setError] = useFailure()
  const [theirs, setTheirs] = useState<ArticleDraft>()
  const [asked, setAsked] = useState<'publish' | 'drop'>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const body = useRef<HTMLTextAreaElement>(null)
  const askers = { publish: useRef<HTMLButtonElement>(null), drop: useRef<HTMLButtonElement>(null) }
  const parts = splitFile(text)
  const isRunning = article.publication?.endedAt === null
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError('')
    setTheirs(undefined)
    try {
      await work()
    } catch (reason) {
      const found = reason instanceof CallError && reason.status === 409 && reason.body
      if (found && typeof found === 'object' && 'theirs' in found && found.theirs)
        setTheirs(found.theirs as ArticleDraft)
      else setError(errorText(reason))
    }
    setBusy(false)
    onChange()
  }
  const save = async () => {
    saved(await call<ArticleDraft>('saveArticle', { id: slug, body: { text, ...over() } }))
    announceDone(texts.saved)
  }
  const check = async () => {
    if (isDirty || !draft) await save()
    await call('checkArticle', { id: slug })
  }
  const publish = async () => {
    await call('publishArticle', { id: slug, body: { version: over().version } })
    announceDone(texts.queued)
  }
  const discard = async () => {
    const isHere = stillHere()
    await call('dropArticle', { id: slug, body: { version: over().version } })
    drop({ text: published, version: 0, base: article.base })
    announceDone(texts.dropped)
    // Nothing is left of one that was never published.
    if (published === '' && isHere()) await navigate({ to: '/articles' })
  }
  const settle = () => {
    if (asked) askers[asked].current?.focus()
    setAsked(undefined)
  }
  const goTo = (line: number) => {
    const field = body.current
    if (!field) return
    const named = parts && line < parts.bodyLine ? parts.fields[line - 2] : undefined
    const input = named && field.form?.elements.namedItem(named.name)
    if (input instanceof HTMLElement) return input.focus()
    const at = Math.max(0, line - (parts?.bodyLine ?? 1))
    const before = field.value.split('\n').slice(0, at)
    const start = before.join('\n').length + (at > 0 ? 1 : 0)
    field.focus()
    field.setSelectionRange(start, start + (field.value.split('\n')[at]?.length ?? 0))
  }
  const setField = (name: string, value: string) => {
    if (!parts) return
    change(joinParts({ ...parts, fields: parts.fields.map((one) => (one.name === name ? { name, value } : one)) }))
  }
  const setBody = (typed: string) => change(parts ? joinParts({ ...parts, body: typed }) : typed)
  return (
    <chakra.form
      display="grid"
      gap="4"
      mb="8"
      maxW="60rem"
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
    >
      {parts?.fields.map(({ name, value }) => {
        const field = { name, label: fieldLabel(name), value, readOnly: fixed.includes(name) }
        return /escription|Keywords/.test(name) ? (
          <LabelledField
            key={name}
            {...field}
            rows={3}
            onChange={(event) => setField(name, event.currentTarget.value)}
          />
        ) : (
          <LabelledField key={name} {...field} onChange={(event) => setField(name, event.currentTarget.value)} />
        )
      })}
      <LabelledField
        ref={body}
        label={parts ? texts.body : texts.whole}
        rows={24}
        required
        maxLength={longestArticle}
        value={parts?.body ?? text}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      {parts && <Small textStyle="meta">{texts.bodyStarts(parts.bodyLine)}</Small>}
      {servicePathOf(slug) === undefined ? (
        parts && <PictureButton slug={slug} body={body} onText={setBody} />
      ) : (
        <Small textStyle="meta" maxW="measure">
          {texts.headingsStay}
        </Small>
      )}
      {error && <Alert text={error} />}
      {theirs && (
        <Alert text={texts.conflict(memberName(theirs.author))}>
          <chakra.pre
            tabIndex={0}
            aria-label={texts.theirs}
            textStyle="small"
            fontFamily="mono"
            whiteSpace="pre-wrap"
            maxH="16rem"
            overflowY="auto"
            w="full"
            m="0"
          >
            {theirs.text}
          </chakra.pre>
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              drop(theirs)
              setTheirs(undefined)
            }}
          >
            {texts.useTheirs}
          </Button>
        </Alert>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="navy" size="sm" aria-disabled={busy || (!isDirty && !theirs)}>
          {texts.save}
        </Button>
        <Button
          ref={askers.publish}
          size="sm"
          aria-disabled={busy || isDirty || !draft || isRunning}
          onClick={() => !busy && !isDirty && draft && !isRunning && setAsked('publish')}
        >
          {texts.publish}
        </Button>
        {(draft || isDirty) && (
          <Button ref={askers.drop} variant="line" size="sm" color="err" onClick={() => setAsked('drop')}>
            {texts.drop}
          </Button>
        )}
      </Flex>
      <Small textStyle="meta">{texts.publishHint}</Small>
      {asked && (
        <ConfirmQuestion
          key={asked}
          question={asked === 'publish' ? texts.publishQuestion : texts.dropQuestion}
          confirm={asked === 'publish' ? texts.publishNow : texts.drop}
          keep={texts.keep}
          onConfirm={() => {
            const work = asked === 'publish' ? publish : discard
            settle()
            void run(work)
          }}
          onKeep={settle}
        />
      )}
      <ArticleChecks article={article} isDirty={isDirty} busy={busy} onCheck={() => void run(check)} goTo={goTo} />
    </chakra.form>
  )
}
