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
      // Contrast themes paint every background alike: their colours, and an edge.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        boxSizing: 'content-box',
        w: 'calc(100% - 2px)',
        border: '1px solid CanvasText',
        '&, &::-webkit-progress-bar': { bg: 'Canvas' },
        '&::-webkit-progress-value': { bg: 'Highlight' },
        '&::-moz-progress-bar': { bg: 'Highlight' },
      },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
