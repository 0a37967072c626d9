import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import type { EnquiryEvent, EnquiryState } from '#contract/staff/enquiries.ts'
import type { LostReason, Stage } from '#contract/staff/stages.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { Section } from './Section.tsx'

/** The enquiry's history, newest first. */
export function History({ events }: { events: readonly EnquiryEvent[] }) {
  if (events.length === 0) return null
  return (
    <Section title={texts.history}>
      <chakra.ol listStyle="none" m="0" pl="4" borderLeft="2px solid" borderColor="line">
        {events.toReversed().map((event) => (
          <chakra.li key={event.id} mb="3">
            <chakra.div textStyle="ui" overflowWrap="anywhere">
              {describe(event)}
            </chakra.div>
            <chakra.div textStyle="meta" color="ink2" overflowWrap="anywhere">
              {texts.at(event.actor === 'rule' ? texts.byRule : event.actor, exactly(event.at))}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  )
}

function describe({ kind, from, to }: EnquiryEvent): string {
  if (kind === 'state') {
    return texts.events.state(inboxTexts.states[from as EnquiryState], inboxTexts.states[to as EnquiryState])
  }
  if (kind === 'assignee') return texts.events.assignee(nameOf(from), nameOf(to))
  if (kind === 'stage') return texts.events.stage(stageTexts.names[from as Stage], stageTexts.names[to as Stage])
  if (kind === 'lostReason') return texts.events.lostReason(stageTexts.reasons[to as LostReason])
  if (kind === 'tags') return texts.events.tags(from.split('\n').join(', '), to.split('\n').join(', '))
  if (kind === 'rule') return texts.events.rule(to)
  if (kind === 'call') return texts.events.call(from && exactly(from), to && exactly(to))
  return texts.events[kind]
}

function nameOf(member: string): string {
  return member ? memberName(member) : inboxTexts.nobody
}
