import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import {
  type EnquiryDetail,
  type EnquiryEdit,
  type EnquiryItem,
  type EnquiryState,
  enquiryStates,
} from '#contract/staff/enquiries.ts'
import { type Stage, stages } from '#contract/staff/stages.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { memberName } from '../data/members.ts'
import { useSession } from '../data/useSession.ts'
import { useInboxMoves } from '../inbox/inboxMoves.ts'
import { StageDialog } from '../inbox/StageDialog.tsx'
import { Avatar } from '../layout/Avatar.tsx'
import { Choice } from '../layout/Choice.tsx'
import { Colleagues } from './Colleagues.tsx'
import { Conflict } from './Conflict.tsx'
import { ContactButtons } from './ContactButtons.tsx'
import { changeEnquiry, type EnquiryClash } from './changeEnquiry.ts'
import { DueChip, StageChip, StateChip } from './chips.tsx'
import { headingId } from './openEnquiry.ts'
import { pageName } from './pageName.ts'
import { TagLine } from './TagLine.tsx'
import { Tool } from './tools.ts'

const printIcon = 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z'
const unreadIcon = 'M3 6h18v12H3zM3 7l9 7 6-4.7M20 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
const spamIcon = 'M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM12 8v5M12 16v.3'

interface EnquiryHeadProps {
  enquiry: EnquiryDetail
  /** Takes over what a change was answered with: a next one, or an answer, starts from it before all is loaded again. */
  onChanged: (changed: EnquiryItem) => void
  reload: () => void
}

/** Person, subject, state and one row of tools: on the service's tint. */
export function EnquiryHead({ enquiry, onChanged, reload }: EnquiryHeadProps) {
  const { address, staff } = useSession()
  const { finish, markUnread, ask } = useInboxMoves()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The row that was pressed is gone where the enquiry takes the place of the list.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const [clash, setClash] = useState<EnquiryClash>()
  const [busy, setBusy] = useState(false)
  /** The matter that is lost, as it was when that was chosen: a colleague may change it while the reason is asked. */
  const [lost, setLost] = useState<EnquiryItem>()
  const change = async (from: EnquiryItem, what: EnquiryEdit) => {
    setBusy(true)
    const outcome = await changeEnquiry(from, what)
    setClash(outcome.clash)
    if (outcome.changed) onChanged(outcome.changed)
    setBusy(false)
    reload()
  }
  // Somebody who left the office may still have it.
  const members = enquiry.assignee && !staff.includes(enquiry.assignee) ? [...staff, enquiry.assignee] : staff
  const name = enquiry.name || enquiry.email || inboxTexts.noName
  const isClosed = enquiry.state === 'closed' || enquiry.state === 'spam'
  return (
    <>
      <Box as="header" bg="pigment.tint" color="ink">
        <Flex align="center" gap="3" w="min(62rem, 100% - 2 * {spacing.4})" mx="auto" pt="3" pb="1">
          <Avatar name={name} />
          <Box minW="0" flex="1">
            <H2
              as="h1"
              id={headingId}
              ref={heading}
              tabIndex={-1}
              outline="none"
              fontSize={{ base: '1.3125rem', sm: '1.625rem' }}
              lineHeight="1.2"
              overflowWrap="anywhere"
            >
              <bdi>{name}</bdi>
            </H2>
            <Flex wrap="wrap" align="center" gap="2" mt="1">
              <chakra.span textStyle="label" fontSize="0.9375rem" color="pigment.text">
                {pageName(enquiry)}
              </chakra.span>
              <StateChip state={enquiry.state} />
              {enquiry.stage !== 'enquiry' && <StageChip of={enquiry} isFull />}
              <DueChip of={enquiry} />
              {enquiry.tags.length > 0 && <TagLine tags={enquiry.tags} />}
            </Flex>
          </Box>
          <Colleagues id={enquiry.id} />
        </Flex>
      </Box>
      <Bar data-screen="">
        <Tools role="group" aria-label={texts.tools}>
          <BackLink to="/" aria-label={texts.back}>
            <Icon name="arrowLeft" size="22px" />
          </BackLink>
          <Choice
            label={texts.state}
            value={enquiry.state}
            busy={busy}
            options={enquiryStates.map((state) => ({ value: state, text: inboxTexts.states[state] }))}
            onChoose={(state) => void change(enquiry, { state: state as EnquiryState })}
          />
          {!isClosed && (
            <Tool onClick={({ detail }) => isFirst(detail) && finish(enquiry, 'closed')}>
              <Icon name="check" size="18px" />
              <span>{texts.close}</span>
            </Tool>
          )}
          <Choice
            label={stageTexts.label}
            value={enquiry.stage}
            busy={busy}
            options={stages.map((stage) => ({ value: stage, text: stageTexts.names[stage] }))}
            onChoose={(stage) =>
              stage === 'lost' ? setLost(enquiry) : void change(enquiry, { stage: stage as Stage, lostReason: '' })
            }
          />
          <Tool onClick={() => ask('tags', enquiry)}>{tagTexts.edit}</Tool>
          <Tool onClick={() => ask('snooze', enquiry)}>
            <Icon name="clock" size="18px" />
            <span>{texts.snooze}</span>
          </Tool>
          <ContactButtons enquiry={enquiry} />
          <Choice
            label={texts.assignee}
            value={enquiry.assignee}
            busy={busy}
            options={[
              { value: '', text: texts.nobodys },
              ...members.map((one) => ({ value: one, text: memberName(one) })),
            ]}
            onChoose={(assignee) => void change(enquiry, { assignee })}
          />
          {enquiry.assignee !== address && (
            <Tool aria-disabled={busy} onClick={() => !busy && void change(enquiry, { assignee: address })}>
              {texts.assignToMe}
            </Tool>
          )}
          <Tool aria-label={texts.markUnread} title={texts.markUnread} onClick={() => markUnread(enquiry)}>
            <Icon path={unreadIcon} size="18px" />
          </Tool>
          {enquiry.state !== 'spam' && (
            <Tool
              aria-label={texts.spam}
              title={texts.spam}
              onClick={({ detail }) => isFirst(detail) && finish(enquiry, 'spam')}
            >
              <Icon path={spamIcon} size="18px" />
            </Tool>
          )}
          <Tool aria-label={texts.print} title={texts.print} onClick={() => window.print()}>
            <Icon path={printIcon} size="18px" />
          </Tool>
        </Tools>
      </Bar>
      {lost && (
        <StageDialog
          isLost
          stage={lost.stage}
          onClose={() => setLost(undefined)}
          onChoose={(what) => {
            setLost(undefined)
            void change(lost, what)
          }}
        />
      )}
      {clash && (
        <Conflict
          clash={clash}
          onClose={() => setClash(undefined)}
          onUseYours={() => change(clash.theirs, clash.what)}
        />
      )}
    </>
  )
}

/** Not the second click of a double one: the next enquiry may be open by then, with the same button in the same place. */
function isFirst(clicks: number): boolean {
  return clicks < 2
}

const BackLink = chakra(Link, {
  base: {
    flex: 'none',
    display: { base: 'grid', lg: 'none' },
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    ml: '-2',
    color: 'link',
    '@media print': { display: 'none' },
  },
})

/** Stays while the conversation scrolls, except where there is hardly room for that. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'pigment.tint',
    borderBottom: '3px solid {colors.pigment.accent}',
    color: 'ink',
    '@media (max-height: 500px)': { position: 'static' },
  },
})

/** One row, which a phone scrolls sideways, so that the message begins high on its screen. */
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    w: 'min(62rem, 100% - 2 * {spacing.3})',
    mx: 'auto',
    px: '1',
    py: '2',
    '& > *': { flex: 'none', maxW: 'full' },
    // As wide as the longest name of a colleague otherwise.
    '& select': { maxW: 'min(100%, 14rem)' },
    '@container (max-width: 34rem)': { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { maxW: 'none' } },
  },
})
