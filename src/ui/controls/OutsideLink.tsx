import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { OutsideHint } from './OutsideHint.tsx'

/**
 * An external link: opens a new tab without referrer or opener, and says so; offline it says that it needs a
 * connection.
 */
export function OutsideLink({ children, label, ...rest }: HTMLChakraProps<'a'> & { href: string; label?: string }) {
  return (
    <chakra.a target="_blank" rel="noopener noreferrer" position="relative" {...rest}>
      {children}
      <OutsideHint {...(label !== undefined && { label })} />
    </chakra.a>
  )
}
