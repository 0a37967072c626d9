import { Box, chakra } from '@chakra-ui/react'
import { outboxPanelTexts } from '#content/texts/outboxPanel.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import type { Step } from './steps.ts'

const texts = outboxPanelTexts.steps

const styles = {
  done: { color: 'ok', bg: 'okBg', border: '1.5px solid' },
  // Dashed: written here, not sent yet.
  waiting: { color: 'wait', bg: 'waitBg', border: '1.5px dashed' },
  active: { color: 'wait', bg: 'waitBg', border: '1.5px solid' },
  failed: { color: 'err', bg: 'errBg', border: '1.5px solid' },
  ahead: { color: 'ink2', bg: 'transparent', border: '1.5px solid' },
} as const

/** State of an item: saved on this device, sending, received or in need of attention. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <chakra.ol aria-label={texts.label} listStyle="none" m="0" mt="4" p="0" textStyle="meta">
      {steps.map(({ title, note, state }, index) => (
        <chakra.li
          key={title}
          data-step={state}
          aria-current={state === 'done' || state === 'ahead' ? undefined : 'step'}
          position="relative"
          display="grid"
          gridTemplateColumns="28px minmax(0, 1fr)"
          columnGap="3"
          pb={index < steps.length - 1 ? '3' : '0'}
          color={state === 'ahead' ? 'ink2' : 'ink'}
          css={
            index < steps.length - 1
              ? {
                  '&::before': {
                    content: '""',
                    position: 'absolute',
                    left: '13px',
                    top: '28px',
                    bottom: '0',
                    borderInlineStart: '2px solid {colors.line}',
                  },
                }
              : {}
          }
        >
          <Box
            display="grid"
            placeItems="center"
            w="28px"
            h="28px"
            borderRadius="full"
            borderColor="current"
            fontSize="0.75rem"
            {...styles[state]}
          >
            {state === 'done' && <Icon name="check" size="15px" />}
            {state === 'waiting' && <Icon name="clock" size="15px" />}
            {state === 'failed' && <Icon name="alert" size="15px" />}
            {state === 'active' && <Spinner label={texts.sending} />}
          </Box>
          <Box minW="0" pt="3px" overflowWrap="anywhere">
            <chakra.span fontWeight={state === 'ahead' ? 'medium' : 'semibold'}>{title}</chakra.span>
            {note !== undefined && (
              <chakra.span display="block" color={state === 'failed' ? 'err' : 'ink2'}>
                {note}
              </chakra.span>
            )}
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
