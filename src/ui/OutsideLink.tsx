import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './Text.tsx'
import { useOnline } from './useOnline.ts'

/**
 * A link to another site: a new tab that learns nothing of this one; says so to screen readers. Without a connection it
 * is marked as needing one, by a sign that takes no room, so that no line breaks anew.
 */
export function OutsideLink({ children, label, ...rest }: HTMLChakraProps<'a'> & { href: string; label?: string }) {
  const online = useOnline()
  const hints = online ? frameTexts.opensInNewTab : `${frameTexts.opensInNewTab}, ${frameTexts.needsConnection}`
  return (
    <chakra.a
      target="_blank"
      rel="noopener noreferrer"
      {...(!online && { position: 'relative', title: frameTexts.needsConnection, 'data-needs-connection': '' })}
      {...rest}
    >
      {children}
      {!online && (
        <chakra.span aria-hidden="true" position="absolute" top="-0.35em" insetInlineEnd="-0.55em">
          <Icon name="offline" size="0.7em" />
        </chakra.span>
      )}
      <VisuallyHidden>{`${label ?? ''} (${hints})`}</VisuallyHidden>
    </chakra.a>
  )
}
