import { chakra } from '@chakra-ui/react'
import { cappedCount } from './cappedCount.ts'

/** A number in gold beside the name of a screen; nothing for none. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null
  return (
    <chakra.span
      display="inline-block"
      minW="1.35rem"
      px="6px"
      pt="3px"
      pb="1px"
      borderRadius="pill"
      bg="gold.500"
      color="navy.950"
      fontFamily="sans"
      fontWeight="semibold"
      fontSize="0.8125rem"
      lineHeight="1.2"
      textAlign="center"
    >
      {cappedCount(of)}
    </chakra.span>
  )
}
