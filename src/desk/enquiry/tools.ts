import { chakra } from '@chakra-ui/react'
import { chosenGround } from '../layout/chosenGround.ts'

const tool = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minH: 'touch',
  minW: 'touch',
  px: '3',
  border: '1.5px solid',
  borderColor: 'field',
  borderRadius: 'tile',
  bg: 'bg',
  color: 'link',
  fontFamily: 'sans',
  fontWeight: 'medium',
  fontSize: '1rem',
  lineHeight: '1.2',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { bg: 'wash' },
  '&[aria-pressed=true]': { bg: 'pigment.tint', borderColor: 'link', fontWeight: 'semibold', ...chosenGround },
  '&[aria-disabled=true]': { opacity: '0.6', cursor: 'progress' },
} as const

/** A small button of the row of tools above an enquiry. */
export const Tool = chakra('button', { base: tool }, { defaultProps: { type: 'button' } })
/** Like a tool, but a link that calls or writes. */
export const ToolLink = chakra('a', { base: tool })
