import { chakra } from '@chakra-ui/react'
import { initials } from '../data/members.ts'

interface AvatarProps {
  name: string
  size?: string
}

/** A circle with a person's initials. Only adorns: the name stands beside it. */
export function Avatar({ name, size = '40px' }: AvatarProps) {
  return (
    <chakra.span
      aria-hidden="true"
      flex="none"
      display="inline-grid"
      placeItems="center"
      w={size}
      h={size}
      borderRadius="full"
      border="1.5px solid"
      borderColor="pigment.accent"
      bg="bg"
      color="pigment.text"
      fontFamily="sans"
      fontWeight="semibold"
      fontSize="0.9375rem"
      lineHeight="1"
      pt="2px"
      overflow="hidden"
    >
      {initials(name) || '?'}
    </chakra.span>
  )
}
