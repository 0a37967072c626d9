import { chakra } from '@chakra-ui/react'
import { unscripted } from '#ui/theme/scripted.ts'
import { checkboxStyle } from '../controls/checkboxStyle.ts'

/** The styles of a checklist, also of what its script adds: they stand in the prerendered page. */
export const ChecklistFrame = chakra('div', {
  base: {
    mb: '1.4em',
    '& .state': {
      display: 'flex',
      alignItems: 'center',
      gap: '0 10px',
      minH: 'calc({sizes.touch} + 3px)',
      textStyle: 'meta',
      color: 'ink2',
      borderTop: '3px solid',
      borderColor: 'pigment.accent',
    },
    ...unscripted({ '& .state': { minH: '0' } }),
    '& svg': { flex: 'none', fill: 'none', stroke: 'line', strokeWidth: '3' },
    '& circle + circle': { stroke: 'pigment.text' },
    '& button': { minH: 'touch', px: '1', color: 'link', textDecoration: 'underline', cursor: 'pointer' },
    '& svg + span': { flex: '1' },
    '& ul': { m: '0', listStyle: 'none' },
    '& li': { borderBottom: '1px solid', borderColor: 'line' },
    // In the middle of the item's first line.
    '& :is(input, .box)': { ...checkboxStyle, mt: 'calc(.8em - 10px)' },
    '& .box': { border: '1.5px solid', borderColor: 'field', borderRadius: 'small', cursor: 'inherit' },
  },
})

/** A box or its mark, and the item beside it. */
export const TickLabel = chakra('label', {
  base: { display: 'flex', gap: '14px', minH: 'touch', py: '9px', '&:has(input)': { cursor: 'pointer' } },
})
