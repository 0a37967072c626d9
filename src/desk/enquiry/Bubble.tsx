import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface BubbleProps {
  /** From the client, to the client, between colleagues, or from a program. */
  side: 'in' | 'out' | 'note' | 'auto'
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
    border: '1px solid {colors.line}',
    borderRadius: 'tile',
    textStyle: 'small',
    // Contrast themes take backgrounds away: indents and borders tell the sides apart.
    '@media print': { breakInside: 'avoid-page' },
  },
  variants: {
    side: {
      in: { bg: 'panel', boxShadow: 'rest', borderLeft: '3px solid {colors.pigment.accent}' },
      out: { bg: 'okBg', ml: { base: '6', sm: '12' } },
      note: { bg: 'waitBg', ml: { base: '6', sm: '12' }, borderStyle: 'dashed' },
      auto: { bg: 'wash', borderStyle: 'dashed' },
    },
    hasFailed: { true: { border: '1.5px solid {colors.err}' } },
    isPending: { true: { borderStyle: 'dashed' } },
  },
})

/** One entry of a conversation: who, when, and the words. */
export function Bubble({ side, title, time, label, isPending = false, hasFailed = false, children }: BubbleProps) {
  return (
    <Frame side={side} isPending={isPending} hasFailed={hasFailed}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        columnGap="2"
        textStyle="meta"
        fontSize="0.9375rem"
        color="ink2"
        mb="2"
      >
        <chakra.strong minW="0" fontWeight="semibold" color="ink" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </chakra.strong>
        <span>{time}</span>
        <chakra.span
          ml={{ sm: 'auto' }}
          color={hasFailed ? 'err' : side === 'note' ? 'wait' : 'ink2'}
          fontWeight="semibold"
        >
          {label}
        </chakra.span>
      </chakra.div>
      {children}
    </Frame>
  )
}
