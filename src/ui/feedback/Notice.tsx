import { Box, chakra } from '@chakra-ui/react'
import { Icon, type IconName } from '../media/Icon.tsx'
import type { NoticeContent } from './useNotice.ts'

const tones: Record<NoticeContent['tone'], { bg: string; icon: IconName }> = {
  success: { bg: 'noticeOk', icon: 'check' },
  error: { bg: 'noticeError', icon: 'alert' },
  info: { bg: 'noticeInfo', icon: 'clock' },
}

/**
 * A notice at the top right, under the bar. There is one live region for each urgency from the start, because a screen
 * reader may miss a text that comes together with its region or with a new role (WCAG 4.1.3).
 */
export function Notice({ notice }: { notice: NoticeContent | undefined }) {
  const card = notice && <Card {...notice} />
  const isError = notice?.tone === 'error'
  return (
    <Box
      position="fixed"
      top="calc(var(--bar) + var(--banner-offset, 0px) + 14px)"
      right={{ base: '16px', sm: '26px' }}
      zIndex="notice"
      w="min(24rem, 100vw - 32px)"
      pointerEvents="none"
    >
      <div role="status">{!isError && card}</div>
      <div role="alert">{isError && card}</div>
    </Box>
  )
}

function Card({ tone, text }: NoticeContent) {
  return (
    <Box
      data-notice={tone}
      display="flex"
      gap="3"
      alignItems="flex-start"
      px="18px"
      pt="16px"
      pb="14px"
      borderRadius="tile"
      bg={tones[tone].bg}
      color="white"
      boxShadow="form"
      textStyle="ui"
      pointerEvents="auto"
    >
      <Icon name={tones[tone].icon} />
      <chakra.span minW="0" overflowWrap="anywhere">
        {text}
      </chakra.span>
    </Box>
  )
}
