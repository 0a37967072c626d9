import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface BubbleProps {
  /** From the client, to the client, or between colleagues. */
  side: 'in' | 'out' | 'note'
  title: string
  time: string
  /** Beside the time: how it came, or whether it arrived. */
  label: string
  isPending?: boolean
  hasFailed?: boolean
  children: ReactNode
}

const Frame = chakra('article', {
  base: {
    maxW: 'measure',
    mb: '4',
    px: { base: '4', sm: '5' },
    py: { base: '3', sm: '4' },
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'tile',
    textStyle: 'small',
    '@media print': { breakInside: 'avoid-page' },
  },
  variants: {
    side: {
      in: { bg: 'panel', boxShadow: 'rest', borderLeft: '3px solid', borderLeftColor: 'pigment.accent' },
      out: { bg: 'okBg', ml: { sm: '10' } },
      note: { bg: 'waitBg', ml: { sm: '10' }, borderStyle: 'dashed' },
    },
  },
})

/** One entry of a conversation: who, when, and the words. */
export function Bubble({ side, title, time, label, isPending = false, hasFailed = false, children }: BubbleProps) {
  return (
    <Frame side={side} {...(isPending && { borderStyle: 'dashed' })} {...(hasFailed && { borderColor: 'err' })}>
      <chakra.div display="flex" flexWrap="wrap" gap="2" textStyle="meta" fontSize="0.9375rem" color="ink2" mb="2">
        <chakra.strong fontWeight="semibold" color="ink" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </chakra.strong>
        <span>{time}</span>
        <chakra.span ml="auto" color={hasFailed ? 'err' : side === 'note' ? 'wait' : 'ink2'} fontWeight="semibold">
          {label}
        </chakra.span>
      </chakra.div>
      {children}
    </Frame>
  )
}
