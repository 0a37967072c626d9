import { chakra } from '@chakra-ui/react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import type { EnquiryItem, EnquiryState } from '#contract/staff/enquiries.ts'
import { briefly, duration } from '../data/times.ts'

const Chip = chakra('span', {
  base: {
    flex: 'none',
    display: 'inline-block',
    px: '8px',
    pt: '4px',
    pb: '2px',
    borderRadius: 'pill',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '0.8125rem',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      new: { bg: 'waitBg', color: 'wait' },
      progress: { bg: 'wash', color: 'link', boxShadow: 'inset 0 0 0 1px {colors.line}' },
      ok: { bg: 'okBg', color: 'ok' },
      off: { bg: 'offBg', color: 'off' },
      late: { bg: 'errBg', color: 'err' },
    },
  },
})

const tones = {
  new: 'new',
  inProgress: 'progress',
  waiting: 'off',
  answered: 'ok',
  closed: 'off',
  spam: 'off',
} as const

/** An enquiry's state. */
export function StateChip({ state }: { state: EnquiryState }) {
  return <Chip tone={tones[state]}>{texts.states[state]}</Chip>
}

const stageTones = {
  enquiry: 'off',
  call: 'progress',
  papers: 'progress',
  quote: 'progress',
  client: 'ok',
  lost: 'off',
} as const

/** How far a matter has come; of a lost one in full why. */
export function StageChip({ of: { stage, lostReason }, isFull = false }: StageChipProps) {
  const text = isFull && lostReason ? stageTexts.lostFor(stageTexts.reasons[lostReason]) : stageTexts.names[stage]
  return <Chip tone={stageTones[stage]}>{text}</Chip>
}

interface StageChipProps {
  of: Pick<EnquiryItem, 'stage' | 'lostReason'>
  isFull?: boolean
}

/** After so many days nobody counts them: the date says more. */
const mostDaysLate = 14

interface DueChipProps {
  of: Pick<EnquiryItem, 'dueAt' | 'snoozedUntil'>
  /** In a list, whose room is for names. */
  isBrief?: boolean
  now?: number
}

/** Until when it is put off, how late it is, or when it is due if that is within half a day; else nothing. */
export function DueChip({ of: { dueAt, snoozedUntil }, isBrief = false, now = Date.now() }: DueChipProps) {
  if (snoozedUntil && Date.parse(snoozedUntil) > now)
    return <Chip tone="off">{texts.until(briefly(snoozedUntil, now))}</Chip>
  if (dueAt === null) return null
  const left = Date.parse(dueAt) - now
  const isLongLate = left < -mostDaysLate * 86_400_000
  if (isLongLate) return <Chip tone="late">{isBrief ? texts.lateShort : texts.lateSince(briefly(dueAt, now))}</Chip>
  if (left < 0) return <Chip tone="late">{texts.lateBy(duration(-left))}</Chip>
  return left < 12 * 3_600_000 ? <Chip tone="new">{texts.dueIn(duration(left))}</Chip> : null
}
