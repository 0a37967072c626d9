import { chakra } from '@chakra-ui/react'

/** Words that a search found. */
export const Hit = chakra('mark', {
  base: { bg: 'waitBg', color: 'inherit', fontWeight: 'semibold', borderRadius: 'small' },
})
