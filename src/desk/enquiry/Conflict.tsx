import { Box, Flex, Grid } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import type { Stage } from '#contract/staff/stages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { dialogStyle } from '../layout/dialogStyle.ts'
import type { EnquiryClash } from './changeEnquiry.ts'

interface ConflictProps {
  clash: EnquiryClash
  onClose: () => void
  onUseYours: () => Promise<void>
}

/** Both versions of an enquiry that two members of staff changed at once, and the choice between them. */
export function Conflict({ clash: { what, theirs }, onClose, onUseYours }: ConflictProps) {
  const lines = (state: string, assignee: string, until: string | null, stage: Stage, tags: readonly string[]) => [
    { name: texts.state, value: state },
    { name: texts.assignee, value: assignee ? memberName(assignee) : inboxTexts.nobody },
    ...(what.snoozedUntil === undefined ? [] : [{ name: texts.snooze, value: until ? exactly(until) : '-' }]),
    ...(what.stage === undefined ? [] : [{ name: stageTexts.label, value: stageTexts.names[stage] }]),
    ...(what.tags === undefined ? [] : [{ name: tagTexts.label, value: tags.join(', ') || '-' }]),
  ]
  const own = what.snoozedUntil === undefined ? theirs.snoozedUntil : what.snoozedUntil
  const versions = [
    {
      title: texts.yours,
      lines: lines(
        inboxTexts.states[what.state ?? theirs.state],
        what.assignee ?? theirs.assignee,
        own,
        what.stage ?? theirs.stage,
        what.tags ?? theirs.tags,
      ),
    },
    {
      title: texts.theirs,
      lines: lines(inboxTexts.states[theirs.state], theirs.assignee, theirs.snoozedUntil, theirs.stage, theirs.tags),
    },
  ]
  return (
    <Modal onClose={onClose} aria-labelledby="conflict-title" {...dialogStyle}>
      <H2 id="conflict-title">{texts.conflictTitle}</H2>
      <Small mt="3" mb="5">
        {texts.conflictText}
      </Small>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" mb="6">
        {versions.map((version) => (
          <Box key={version.title} border="1px solid" borderColor="line" borderRadius="tile" p="4" bg="wash">
            <Box textStyle="label" mb="2">
              {version.title}
            </Box>
            {version.lines.map((line) => (
              <Box key={line.name} textStyle="ui" overflowWrap="anywhere">
                {`${line.name}: ${line.value}`}
              </Box>
            ))}
          </Box>
        ))}
      </Grid>
      <Flex gap="3" wrap="wrap">
        <Button variant="navy" size="sm" onClick={onClose}>
          {texts.keepTheirs}
        </Button>
        <Button variant="line" size="sm" onClick={() => void onUseYours()}>
          {texts.useYours}
        </Button>
      </Flex>
    </Modal>
  )
}
