import { chakra } from '@chakra-ui/react'

/** A quiet card in `CornerCards`: text beside its buttons, stacked on phones. */
export const CornerCard = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'center' },
    gap: '12px 16px',
    w: 'min(38rem, 100vw - 32px)',
    px: '5',
    pt: '14px',
    pb: '12px',
    bg: 'panel',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    textStyle: 'ui',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
  },
})
