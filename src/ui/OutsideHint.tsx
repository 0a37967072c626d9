import { chakra } from '@chakra-ui/react'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from './Icon.tsx'
import { useOnline } from './useOnline.ts'

/**
 * Tells of a link to another site that it opens in a new tab, and without a connection that it needs one: by a sign that
 * takes no room, so that no line breaks anew. Its link is positioned.
 */
export function OutsideHint({ label }: { label?: string }) {
  const online = useOnline()
  const hints = online ? frameTexts.opensInNewTab : `${frameTexts.opensInNewTab}, ${frameTexts.needsConnection}`
  return (
    <>
      {!online && (
        <chakra.span
          aria-hidden="true"
          data-needs-connection=""
          position="absolute"
          top="-0.35em"
          insetInlineEnd="-0.55em"
        >
          <Icon name="offline" size="0.8em" />
        </chakra.span>
      )}
      <span className="unseen">{`${label ?? ''} (${hints})`}</span>
    </>
  )
}
