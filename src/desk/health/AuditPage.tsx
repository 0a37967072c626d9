import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { auditSentences, auditTexts as texts } from '#content/texts/staff/audit.ts'
import type { AuditAnswer, AuditItem, AuditSearch } from '#contract/staff/operation.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { type AuditSubject, takeAuditSubject } from '../data/auditSubject.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { Choice } from '../layout/Choice.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { List, Quiet } from '../people/personList.ts'

const pageSize = 100

/** Everything that staff did, as sentences, of one colleague or about one person. */
export default function AuditPage() {
  const [actor, setActor] = useState('')
  const [subject, setSubject] = useState(takeAuditSubject)
  const load = useCallback(
    (signal: AbortSignal) => call<AuditAnswer>('audit', { body: searchOf(actor, subject), signal }),
    [actor, subject],
  )
  const { data, error, reload, put } = useResource(load)
  // Stay while others are loaded.
  const [actors, setActors] = useState<readonly string[]>([])
  if (data && data.actors.length !== actors.length) setActors(data.actors)
  const loadMore = async (shown: AuditAnswer) => {
    try {
      const body = { ...searchOf(actor, subject), ...(shown.next !== null && { cursor: shown.next }) }
      const page = await call<AuditAnswer>('audit', { body })
      put({ ...page, items: [...shown.items, ...page.items] })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  return (
    <Screen title={texts.title} lede={texts.lede}>
      <Flex gap="3" align="end" wrap="wrap" mb="5">
        <Choice
          labelled
          label={texts.colleague}
          value={actor}
          options={[{ value: '', text: texts.anybody }, ...actors.map((one) => ({ value: one, text: nameOf(one) }))]}
          onChoose={setActor}
        />
        {subject && (
          <Button variant="line" size="sm" onClick={() => setSubject(undefined)}>
            {`${texts.about(subject.name)} ×`}
          </Button>
        )}
      </Flex>
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && <Small>{texts.empty}</Small>}
      {data && (
        <List>
          {data.items.map((item) => (
            <li key={item.id}>
              <AuditSentence item={item} />
              <Quiet>{exactly(item.at)}</Quiet>
            </li>
          ))}
        </List>
      )}
      {data && data.next !== null && (
        <Box mt="4">
          <Button variant="line" size="sm" onClick={() => void loadMore(data)}>
            {texts.more}
          </Button>
        </Box>
      )}
    </Screen>
  )
}

function searchOf(actor: string, subject: AuditSubject | undefined): AuditSearch {
  return { limit: pageSize, ...(actor && { actor }), ...(subject && { about: subject.id }) }
}

/** One act as a sentence, with a link to the record as long as it is there. */
export function AuditSentence({ item: { actor, action, about } }: { item: AuditItem }) {
  const [before = '', after] = (auditSentences[action] ?? texts.other(action)).split('{}')
  return (
    <Box>
      <strong>
        <bdi>{nameOf(actor)}</bdi>
      </strong>
      <span>{` ${before}`}</span>
      {after !== undefined && (about ? <RecordLink about={about} /> : <span>{texts.gone}</span>)}
      <span>{after}</span>
    </Box>
  )
}

function RecordLink({ about: { kind, id, name } }: { about: NonNullable<AuditItem['about']> }) {
  const words = <bdi>{name || texts.noName}</bdi>
  if (kind === 'enquiry')
    return (
      <Link to="/enquiries/$id" params={{ id }}>
        {words}
      </Link>
    )
  if (kind === 'newsletter')
    return (
      <Link to="/newsletters/$id" params={{ id }}>
        {words}
      </Link>
    )
  if (kind === 'article')
    return (
      <Link to="/articles/$id" params={{ id }}>
        {words}
      </Link>
    )
  return (
    <Link to="/people/of/$id" params={{ id }}>
      {words}
    </Link>
  )
}

function nameOf(actor: string): string {
  return texts.actors[actor] ?? memberName(actor)
}
