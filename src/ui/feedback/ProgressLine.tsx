import { chakra } from '@chakra-ui/react'

/** How far something is, as a line. Hidden from screen readers: the text beside it says the same. */
export const ProgressLine = chakra(
  'progress',
  {
    base: {
      display: 'block',
      w: 'full',
      h: '4px',
      appearance: 'none',
      border: '0',
      borderRadius: 'pill',
      overflow: 'hidden',
      bg: 'line',
      '&::-webkit-progress-bar': { bg: 'line' },
      '&::-webkit-progress-value': { bg: 'gold.500' },
      '&::-moz-progress-bar': { bg: 'gold.500' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
