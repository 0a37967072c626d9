import { chakra } from '@chakra-ui/react'
import { checkboxStyle } from './checkboxStyle.ts'

/** A box to tick. */
export const Checkbox = chakra('input', { base: checkboxStyle }, { defaultProps: { type: 'checkbox' } })
