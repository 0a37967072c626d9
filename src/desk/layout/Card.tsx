import { chakra } from '@chakra-ui/react'

/** A sheet on the page: one thing of a list. */
export const Card = chakra('article', {
  base: {
    mb: '4',
    p: { base: '4', sm: '6' },
    bg: 'panel',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'tile',
    boxShadow: 'rest',
  },
})
