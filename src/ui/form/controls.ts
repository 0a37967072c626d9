import { chakra, defineRecipe } from '@chakra-ui/react'

const control = defineRecipe({
  base: {
    display: 'block',
    w: 'full',
    minH: 'control',
    px: '16px',
    py: '12px',
    // 16 px at least: smaller text makes phones zoom into the field.
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

/** The controls of every form, alike in size, border and focus. */
export const Input = chakra('input', control)
export const Textarea = chakra('textarea', control)
export const Label = chakra('label', { base: { display: 'block', textStyle: 'label', mb: '2' } })
