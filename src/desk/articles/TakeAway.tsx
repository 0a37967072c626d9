import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { serviceCards } from '#content/services.ts'
import { articleAwayTexts as texts } from '#content/texts/staff/articleAway.ts'
import { articleTexts } from '#content/texts/staff/articles.ts'
import {
  type ArticleFileAnswer,
  type ArticleLinks,
  type ArticleList,
  serviceId,
  servicePathOf,
} from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'

interface TakeAwayProps {
  article: ArticleFileAnswer
  onTaken: () => void
}

interface Shown extends ArticleLinks {
  /** Pages that can stand in for it, by their addresses. */
  pages: { value: string; text: string }[]
  titles: ReadonlyMap<string, string>
}

/** Takes the article away, once its owner has seen what names it and has chosen the page that stands in for it. */
export function TakeAway({ article: { slug, base, draft, text, publication }, onTaken }: TakeAwayProps) {
  const [shown, setShown] = useState<Shown>()
  const [to, setTo] = useState(`/services/${/^service: *(.*)$/m.exec(text)?.[1] ?? ''}`)
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useFailure()
  const asker = useRef<HTMLButtonElement>(null)
  const isRunning = publication?.endedAt === null
  const run = async (work: () => Promise<void>) => {
    setError('')
    await work().catch((reason: unknown) => setError(errorText(reason)))
  }
  const look = async () => {
    const [links, list] = await Promise.all([
      call<ArticleLinks>('articleLinks', { id: slug }),
      call<ArticleList>('editedArticles', {}),
    ])
    const others = list.items.filter((one) => !one.isNew && one.movedTo === '' && one.slug !== slug)
    const pages = [
      ...serviceCards.map(({ path, title }) => ({ value: `/services/${path}`, text: texts.service(title) })),
      ...others.map((one) => ({ value: `/blogs/${one.slug}`, text: texts.article(one.title) })),
    ]
    setShown({ ...links, pages, titles: new Map(list.items.map(({ slug: of, title }) => [of, title])) })
  }
  const take = async () => {
    await call('takeArticleAway', { id: slug, body: { base, to } })
    announceDone(texts.queued)
    setShown(undefined)
    onTaken()
  }
  return (
    <Section title={texts.title}>
      <Small maxW="measure">{draft ? texts.draftFirst : texts.lede}</Small>
      {error && <Alert text={error} />}
      {!shown && !draft && (
        <Button mt="3" variant="line" size="sm" color="err" onClick={() => void run(look)}>
          {texts.look}
        </Button>
      )}
      {shown && !draft && (
        <chakra.div display="grid" gap="4" mt="4" maxW="measure" justifyItems="start">
          <Naming shown={shown} />
          <Choice labelled label={texts.standIn} value={to} options={shown.pages} onChoose={setTo} />
          <Small textStyle="meta">{texts.standInHint}</Small>
          <Button
            ref={asker}
            variant="line"
            size="sm"
            color="err"
            aria-disabled={isRunning}
            onClick={() => !isRunning && setAsked(true)}
          >
            {texts.take}
          </Button>
          {isAsked && (
            <ConfirmQuestion
              question={texts.question}
              confirm={texts.takeNow}
              keep={articleTexts.keep}
              onConfirm={() => {
                asker.current?.focus()
                setAsked(false)
                void run(take)
              }}
              onKeep={() => {
                asker.current?.focus()
                setAsked(false)
              }}
            />
          )}
        </chakra.div>
      )}
    </Section>
  )
}

/** The places that name the article. */
function Naming({ shown: { files, newsletters, comments, titles } }: { shown: Shown }) {
  return (
    <div role="status">
      <chakra.p m="0">{files.length + newsletters.length === 0 ? texts.nothingNames : texts.naming}</chakra.p>
      <chakra.ul my="2" pl="5" overflowWrap="anywhere" css={{ '& a': { color: 'link' } }}>
        {files.map((file) => {
          const id = editedIn(file)
          return (
            <li key={file}>
              {id === undefined ? (
                nameOf(file)
              ) : (
                <Link to="/articles/$id" params={{ id }}>
                  {servicePathOf(id) === undefined ? texts.article(titles.get(id) ?? id) : nameOf(file)}
                </Link>
              )}
            </li>
          )
        })}
        {newsletters.map(({ id, title }) => (
          <li key={id}>
            <Link to="/newsletters/$id" params={{ id }}>
              {texts.newsletter(title)}
            </Link>
          </li>
        ))}
      </chakra.ul>
      <chakra.p m="0">{texts.comments(comments)}</chakra.p>
    </div>
  )
}

/** The article or the service that the file holds, which is corrected here as well; `undefined` for every other file. */
function editedIn(file: string): string | undefined {
  const [, folder, name = ''] = /^(articles|services)\/(.+)\.md$/.exec(file) ?? []
  if (folder === undefined) return undefined
  return folder === 'services' ? serviceId(name) : name
}

/** A file as an owner knows it: by the service or task that it holds, if it is one. */
function nameOf(file: string): string {
  const [, folder, name = ''] = /^(services|tasks)\/(.+)\.(?:md|ts)$/.exec(file) ?? []
  if (folder === 'tasks') return texts.task(name)
  const card = folder && serviceCards.find(({ path }) => path === name)
  return card ? texts.service(card.title) : texts.file(file)
}
