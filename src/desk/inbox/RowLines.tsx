import { Fragment } from 'react'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { tagTexts } from '#content/texts/staff/stages.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { Present } from '#contract/staff/presence.ts'
import { initials, memberName } from '../data/members.ts'
import { briefly, exactly } from '../data/times.ts'
import { DueChip, StageChip, StateChip } from '../enquiry/chips.tsx'
import { pageName } from '../enquiry/pageName.ts'
import { Marked } from '../layout/Marked.tsx'

interface RowLinesProps {
  item: EnquiryItem
  name: string
  hasDraft: boolean
  /** Somebody else who has it on the screen. */
  colleague: Present | undefined
}

/** The text of a row: person and state, page and message. */
export function RowLines({ item, name, hasDraft, colleague }: RowLinesProps) {
  const isLate = item.dueAt !== null && Date.parse(item.dueAt) < Date.now()
  return (
    <>
      <span data-part="head">
        {!item.isRead && (
          <span data-part="unread">
            <span className="unseen">{texts.unread}</span>
          </span>
        )}
        <span data-part="name" title={name}>
          <bdi>
            <Marked text={name} />
          </bdi>
        </span>
        <DueChip of={item} isBrief />
        {item.stage !== 'enquiry' && <StageChip of={item} />}
        {!(isLate && item.state === 'new') && <StateChip state={item.state} />}
        <time dateTime={item.lastMessageAt} title={exactly(item.lastMessageAt)}>
          {briefly(item.lastMessageAt)}
        </time>
      </span>
      <span data-part="foot">
        {hasDraft && <span data-part="draft">{texts.draft}</span>}
        {/* In a search its row says why it was found, and needs the room for that. */}
        {item.passage === undefined && (
          <span data-part="page" title={pageName(item)}>
            {pageName(item)}
          </span>
        )}
        {item.passage === undefined && item.tags.length > 0 && <TagWords tags={item.tags} />}
        <span data-part="excerpt">
          <bdi>
            <Marked text={item.passage ?? (item.excerpt || texts.noMessage)} />
          </bdi>
        </span>
        {colleague && <Colleague {...colleague} />}
        {item.assignee && (
          <span data-part="assignee" title={memberName(item.assignee)}>
            <span aria-hidden="true">{initials(memberName(item.assignee))}</span>
            <span className="unseen">{texts.assignedTo(memberName(item.assignee))}</span>
          </span>
        )}
      </span>
    </>
  )
}

function TagWords({ tags }: { tags: readonly string[] }) {
  return (
    <span data-part="tags" title={tags.join(', ')}>
      <span className="unseen">{`${tagTexts.label}: `}</span>
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {/* Outside, where it does not change sides with a tag that is read from the right. */}
          {index > 0 && <span> </span>}
          <bdi>{`#${tag}`}</bdi>
        </Fragment>
      ))}
    </span>
  )
}

function Colleague({ address, isWriting }: Present) {
  const name = memberName(address)
  const text = isWriting ? enquiryTexts.colleagueWrites(name) : enquiryTexts.colleagueLooks(name)
  return (
    <span data-part="colleague" data-writing={isWriting} title={text}>
      <span aria-hidden="true">{initials(name)}</span>
      <span className="unseen">{text}</span>
    </span>
  )
}
