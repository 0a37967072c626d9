import { Box, chakra } from '@chakra-ui/react'
import { Icon, type IconName } from '../Icon.tsx'
import type { NoticeContent } from './useNotice.ts'

const tones: Record<NoticeContent['tone'], { bg: string; icon: IconName }> = {
  success: { bg: 'noticeOk', icon: 'check' },
  error: { bg: 'noticeError', icon: 'alert' },
  info: { bg: 'noticeInfo', icon: 'clock' },
}

/** The region stands from the start, so that what appears in it is announced (WCAG 4.1.3). Top right, under the bar. */
export function Notice({ notice }: { notice: NoticeContent | undefined }) {
  return (
    <Box
      role={notice?.tone === 'error' ? 'alert' : 'status'}
      aria-live={notice?.tone === 'error' ? 'assertive' : 'polite'}
      position="fixed"
      top="calc(var(--bar) + var(--strip, 0px) + 14px)"
      right={{ base: '16px', sm: '26px' }}
      zIndex="notice"
      w="min(24rem, 100vw - 32px)"
      pointerEvents="none"
    >
      {notice && (
        <Box
          data-notice={notice.tone}
          display="flex"
          gap="3"
          alignItems="flex-start"
          px="18px"
          pt="16px"
          pb="14px"
          borderRadius="tile"
          bg={tones[notice.tone].bg}
          color="white"
          boxShadow="form"
          textStyle="ui"
          pointerEvents="auto"
        >
          <Icon name={tones[notice.tone].icon} />
          <chakra.span minW="0" overflowWrap="anywhere">
            {notice.text}
          </chakra.span>
        </Box>
      )}
    </Box>
  )
}
