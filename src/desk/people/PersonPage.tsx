import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { auditTexts } from '#content/texts/staff/audit.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { subscriberTexts } from '#content/texts/staff/lists.ts'
import { personTexts as texts } from '#content/texts/staff/people.ts'
import { toolNames, toolTitles } from '#content/texts/toolTitles.ts'
import type { PersonDetail } from '#contract/staff/people.ts'
import type { SubscriberState } from '#contract/staff/subscribers.ts'
import { seekAudit } from '../data/auditSubject.ts'
import { CallError, call } from '../data/call.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { StageChip, StateChip } from '../enquiry/chips.tsx'
import { pageName } from '../enquiry/pageName.ts'
import { Section } from '../enquiry/Section.tsx'
import { TagLine } from '../enquiry/TagLine.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { ConflictCheckForm } from './ConflictCheckForm.tsx'
import { Duplicates } from './Duplicates.tsx'
import { PersonParts } from './PersonParts.tsx'
import { PersonTasks } from './PersonTasks.tsx'
import { List, Quiet } from './personList.ts'

/** Everything of one person: all enquiries, notes, emails and comments, and what members merged. */
export default function PersonPage() {
  const { id = '' } = useParams({ strict: false })
  const load = useCallback((signal: AbortSignal) => call<PersonDetail>('person', { id, signal }), [id])
  const { data, error, reload, refresh, put } = useResource(load)
  useLive(['enquiry', 'comment', 'task'], refresh)
  if (error instanceof CallError && error.status === 404)
    return <EmptyState as="h1" title={enquiryTexts.goneTitle} text={enquiryTexts.goneText} />
  if (!data) return <Loading error={error} retry={reload} />
  return <Person key={id} person={data} put={put} refresh={refresh} />
}

interface PersonProps {
  person: PersonDetail
  put: (person: PersonDetail) => void
  refresh: () => void
}

function Person({ person, put, refresh }: PersonProps) {
  const [name = texts.noName, ...others] = person.names
  const { enquiries, entries, comments, subscriptions, cases } = person
  const { may } = useSession()
  return (
    <Screen title={name}>
      <title>{`${name} - ${deskTexts.name}`}</title>
      <Section title={texts.parts}>
        <PersonParts person={person} put={put} />
        {person.phones.length > 0 && (
          <Quiet>
            {`${texts.phones}: `}
            <bdi>{person.phones.map(({ dialled }) => dialled).join(', ')}</bdi>
          </Quiet>
        )}
        {others.length > 0 && (
          <Quiet>
            <span>{`${texts.names}: `}</span>
            {others.map((one, index) => (
              <bdi key={one}>{index === 0 ? one : `, ${one}`}</bdi>
            ))}
          </Quiet>
        )}
      </Section>
      {/* Others are duplicates once a part came in or went. */}
      <Duplicates key={person.parts.map((part) => part.id).join()} person={person} put={put} />
      {enquiries.length > 0 && (
        <Section title={texts.enquiries}>
          <List>
            {enquiries.map((one) => (
              <li key={one.id}>
                <Link to="/enquiries/$id" params={{ id: one.id }}>
                  {pageName(one)}
                </Link>
                <Flex align="center" gap="2" mt="1" wrap="wrap">
                  <StateChip state={one.state} />
                  {one.stage !== 'enquiry' && <StageChip of={one} isFull />}
                  <Quiet as="span">{exactly(one.receivedAt)}</Quiet>
                  {one.tags.length > 0 && <TagLine tags={one.tags} />}
                </Flex>
                <Words>{one.excerpt}</Words>
              </li>
            ))}
          </List>
        </Section>
      )}
      <PersonTasks person={person} reload={refresh} />
      {cases.length > 0 && (
        <Section title={texts.cases}>
          <List>
            {cases.map((one) => (
              <li key={one.id}>
                <Link to="/enquiries/$id" params={{ id: one.enquiryId }}>
                  {toolTitle(one.tool)}
                </Link>
                <Quiet>{exactly(one.at)}</Quiet>
                <Words>{one.text}</Words>
              </li>
            ))}
          </List>
        </Section>
      )}
      {enquiries.length > 0 && <ConflictCheckForm person={person} />}
      {entries.length > 0 && (
        <Section title={texts.entries}>
          <List>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link to="/enquiries/$id" params={{ id: entry.enquiryId }}>
                  {`${texts.kinds[entry.kind]}: ${memberName(entry.by)}`}
                </Link>
                <Quiet>{exactly(entry.at)}</Quiet>
                <Words>{entry.text}</Words>
              </li>
            ))}
          </List>
        </Section>
      )}
      {comments.length > 0 && (
        <Section title={texts.comments}>
          <List>
            {comments.map((comment) => (
              <li key={comment.id}>
                <Quiet>{`${texts.commentStates[comment.state] ?? comment.state}, ${exactly(comment.at)}`}</Quiet>
                <Words>{comment.text}</Words>
              </li>
            ))}
          </List>
        </Section>
      )}
      {may('audit') && (
        <chakra.p textStyle="ui" css={{ '& a': { color: 'link' } }}>
          <Link to="/audit" onClick={() => seekAudit({ id: person.id, name })}>
            {auditTexts.ofPerson}
          </Link>
        </chakra.p>
      )}
      {subscriptions.length > 0 && (
        <Section title={texts.subscriptions}>
          <List>
            {subscriptions.map(({ id, email, state, requestedAt, newsletters }) => (
              <li key={id}>
                <bdi>{email}</bdi>
                <Quiet>
                  {texts.subscribed(
                    subscriberTexts.states[state as SubscriberState],
                    exactly(requestedAt),
                    newsletters,
                  )}
                </Quiet>
              </li>
            ))}
          </List>
        </Section>
      )}
    </Screen>
  )
}

function toolTitle(tool: string): string {
  const name = toolNames.find((one) => one === tool)
  return name ? toolTitles[name] : tool
}

/** Words that people typed, in their own direction. */
function Words({ children }: { children: string }) {
  return (
    <Box textStyle="ui" mt="1" overflowWrap="anywhere">
      <chakra.bdi whiteSpace="pre-wrap">{children}</chakra.bdi>
    </Box>
  )
}
