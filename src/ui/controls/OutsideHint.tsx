import { chakra } from '@chakra-ui/react'
import { frameTexts } from '#content/texts/frame.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { Icon } from '../media/Icon.tsx'

/**
 * Marks an external link: it opens a new tab and, offline, needs a connection. The sign takes no space, so no line
 * wraps differently. The link itself must be positioned.
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
