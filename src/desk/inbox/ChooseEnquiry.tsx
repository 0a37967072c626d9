import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { useSummary } from '../data/summary.ts'
import { helpIsOpen } from '../layout/helpIsOpen.ts'
import { FirstSteps } from '../setup/FirstSteps.tsx'

/** Beside the list while no enquiry is open: the office's figures of the moment. */
export function ChooseEnquiry() {
  const summary = useSummary()
  const counts = summary?.enquiries
  const figures = counts && [
    { name: texts.figures.toAnswer, value: counts.new + counts.inProgress },
    { name: texts.figures.late, value: counts.late, isBad: counts.late > 0 },
    { name: texts.figures.unread, value: counts.unread },
    { name: texts.figures.mine, value: counts.mine },
  ]
  const comments = (summary?.comments.waiting ?? 0) + (summary?.comments.reported ?? 0)
  return (
    <Flex direction="column" flex="1" minH="0" overflowY="auto" bg="bg">
      <LatticeRule />
      <Flex
        direction="column"
        justify="center"
        flex="1"
        gap="6"
        w="min(34rem, 100% - 2 * {spacing.6})"
        mx="auto"
        py="8"
      >
        <Box>
          <H2>{counts && counts.new + counts.inProgress === 0 ? texts.allDoneTitle : texts.choose}</H2>
          <Small mt="2">{texts.chooseText}</Small>
        </Box>
        <FirstSteps />
        {figures && (
          <chakra.dl m="0" display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="4">
            {figures.map(({ name, value, isBad = false }) => (
              <chakra.div
                key={name}
                display="flex"
                flexDirection="column-reverse"
                borderTop="3px solid"
                borderColor={isBad ? 'err' : 'gold.500'}
                pt="3"
              >
                <chakra.dt textStyle="meta" color="ink2">
                  {name}
                </chakra.dt>
                <chakra.dd
                  m="0"
                  fontFamily="sans"
                  fontWeight="semibold"
                  fontSize="2rem"
                  lineHeight="1.1"
                  color={isBad ? 'err' : 'ink'}
                >
                  {value.toLocaleString('en-IN')}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        )}
        {comments > 0 && (
          <chakra.p m="0" textStyle="ui" css={{ '& a': { color: 'link' } }}>
            <Link to="/comments">{texts.commentsWait(comments)}</Link>
          </chakra.p>
        )}
        <chakra.p m="0" textStyle="ui" css={{ '& a': { color: 'link' } }}>
          <Link to="/tasks">{texts.toTasks}</Link>
        </chakra.p>
        <Flex align="center" wrap="wrap" gap="3">
          <Small textStyle="meta">{texts.keys}</Small>
          <Button variant="line" size="sm" color="link" onClick={() => helpIsOpen.setState(() => true)}>
            {deskTexts.shortcuts}
          </Button>
        </Flex>
      </Flex>
    </Flex>
  )
}
