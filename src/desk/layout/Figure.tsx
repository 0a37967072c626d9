import { chakra } from '@chakra-ui/react'

interface FigureProps {
  name: string
  value: string
  tone?: 'ok' | 'err' | undefined
}

/** One number or state with its name, under a rule as the margin figures of an article. */
export function Figure({ name, value, tone }: FigureProps) {
  return (
    <chakra.div borderTop="3px solid" borderColor={tone ?? 'gold.500'} pt="3" minW="0">
      <chakra.div
        fontFamily="sans"
        fontWeight="semibold"
        fontSize={{ base: '1.375rem', sm: '1.625rem' }}
        lineHeight="1.15"
        color={tone ?? 'ink'}
        overflowWrap="anywhere"
      >
        {value}
      </chakra.div>
      <chakra.div textStyle="meta" color="ink2" mt="1">
        {name}
      </chakra.div>
    </chakra.div>
  )
}
