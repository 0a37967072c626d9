import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { OutsideHint } from './OutsideHint.tsx'

/** A link to another site: a new tab that learns nothing of this one, and says so; also that it needs a connection. */
export function OutsideLink({ children, label, ...rest }: HTMLChakraProps<'a'> & { href: string; label?: string }) {
  return (
    <chakra.a target="_blank" rel="noopener noreferrer" position="relative" {...rest}>
      {children}
      <OutsideHint {...(label !== undefined && { label })} />
    </chakra.a>
  )
}
