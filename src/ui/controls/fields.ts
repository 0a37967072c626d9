import { chakra, defineRecipe } from '@chakra-ui/react'

const control = defineRecipe({
  base: {
    display: 'block',
    w: 'full',
    minH: 'control',
    px: '16px',
    py: '12px',
    // At least 16 px: iOS zooms into fields with smaller text.
    fontFamily: 'serif',
    fontSize: '1.125rem',
    lineHeight: '1.4',
    color: 'ink',
    bg: 'bg',
    border: '1.5px solid',
    borderColor: 'field',
    borderRadius: 'tile',
    _focusVisible: { outlineOffset: '1px' },
    '&[aria-invalid=true]': { borderColor: 'err' },
  },
})

/** Form controls with the same size, border and focus ring. */
export const Input = chakra('input', control)
export const Textarea = chakra('textarea', control)
export const Label = chakra('label', { base: { display: 'block', textStyle: 'label', mb: '2' } })
