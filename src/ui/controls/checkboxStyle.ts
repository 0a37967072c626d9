import { defineStyle } from '@chakra-ui/react'

/** A native box to tick, large enough for a thumb, in the colours of the design. */
export const checkboxStyle = defineStyle({
  w: '20px',
  h: '20px',
  m: '0',
  flex: 'none',
  accentColor: 'solid',
  cursor: 'pointer',
})
