import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { frameTexts } from '#content/texts/frame.ts'
import { VisuallyHidden } from './Text.tsx'

/** A link to another site: a new tab that learns nothing of this one; says so to screen readers. */
export function OutsideLink({ children, label, ...rest }: HTMLChakraProps<'a'> & { href: string; label?: string }) {
  return (
    <chakra.a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden>{`${label ?? ''} (${frameTexts.opensInNewTab})`}</VisuallyHidden>
    </chakra.a>
  )
}
