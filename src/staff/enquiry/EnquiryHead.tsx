import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import {
  type EnquiryDetail,
  type EnquiryEdit,
  type EnquiryItem,
  type EnquiryState,
  enquiryStates,
} from '#contract/staff/enquiries.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { useSession } from '../data/useSession.ts'
import { Choice } from '../layout/Choice.tsx'
import { Conflict } from './Conflict.tsx'
import { ContactButtons } from './ContactButtons.tsx'
import { changeEnquiry, type EnquiryClash } from './changeEnquiry.ts'
import { DueChip, StateChip } from './chips.tsx'
import { pageName } from './pageName.ts'

interface EnquiryHeadProps {
  enquiry: EnquiryDetail
  /** Takes over what a change was answered with: a next one, or an answer, starts from it before all is loaded again. */
  onChanged: (changed: EnquiryItem) => void
  reload: () => void
}

/** The service, the person, how to reach them, and the state: on the service's tint. */
export function EnquiryHead({ enquiry, onChanged, reload }: EnquiryHeadProps) {
  const { staff } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The row that was pressed is gone where the enquiry takes the place of the list.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const [clash, setClash] = useState<EnquiryClash>()
  const [busy, setBusy] = useState(false)
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
  return (
    <Box as="header" bg="pigment.tint" borderBottom="4px solid" borderColor="pigment.accent" color="ink">
      <Box w="min(62rem, 100% - 2 * {spacing.5})" mx="auto" pt="4" pb="5">
        <Flex data-screen="" display={{ base: 'flex', lg: 'none' }} mb="2">
          <BackLink to="/">
            <Icon name="arrowLeft" size="20px" />
            <span>{texts.back}</span>
          </BackLink>
        </Flex>
        <Flex wrap="wrap" align="center" gap="2" mb="2">
          <chakra.span textStyle="label" color="pigment.text" mr="2">
            {pageName(enquiry)}
          </chakra.span>
          <StateChip state={enquiry.state} />
          <DueChip dueAt={enquiry.dueAt} />
        </Flex>
        <H2
          as="h1"
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize={{ base: '1.625rem', sm: '2rem' }}
          overflowWrap="anywhere"
        >
          <bdi>{enquiry.name || enquiry.email || inboxTexts.noName}</bdi>
        </H2>
        <ContactButtons enquiry={enquiry} />
        <Flex data-screen="" wrap="wrap" gap="3" mt="4">
          <Choice
            labelled
            label={texts.state}
            value={enquiry.state}
            busy={busy}
            options={enquiryStates.map((state) => ({ value: state, text: inboxTexts.states[state] }))}
            onChoose={(state) => void change(enquiry, { state: state as EnquiryState })}
          />
          <Choice
            labelled
            label={texts.assignee}
            value={enquiry.assignee}
            busy={busy}
            options={[
              { value: '', text: inboxTexts.nobody },
              ...members.map((address) => ({ value: address, text: address })),
            ]}
            onChoose={(assignee) => void change(enquiry, { assignee })}
          />
        </Flex>
      </Box>
      {clash && (
        <Conflict
          clash={clash}
          onClose={() => setClash(undefined)}
          onUseYours={() => change(clash.theirs, clash.what)}
        />
      )}
    </Box>
  )
}

const BackLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minH: 'touch', color: 'link', textStyle: 'ui' },
})
