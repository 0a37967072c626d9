import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { AddressCode } from '#content/addressCode.ts'
import { addressCodeId } from '#content/addressCodeId.ts'
import { site } from '#content/site.ts'
import { sharingTexts as texts } from '#content/texts/sharing.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'
import { prerendering } from '#ui/theme/scripted.ts'

/**
 * On paper only: the address of the article in words and as a QR code. The build draws the code into the page; on a page
 * that was reached by a link it is drawn when idle.
 */
export function PrintAddress({ path }: { path: string }) {
  const address = site.origin + path
  const [code, setCode] = useState(() => drawnCode(address))
  useEffect(() => {
    if (code) return
    let isMounted = true
    // Without its script the address in words remains.
    whenIdle()
      .then(() => import('#content/addressCode.ts'))
      .then(
        ({ addressCode }) => isMounted && setCode(addressCode(address)),
        () => {},
      )
    return () => {
      isMounted = false
    }
  }, [code, address])
  return (
    <chakra.div
      data-on-paper=""
      display="none"
      css={{
        '@media print': { display: 'flex', alignItems: 'center', columnGap: '5', breakInside: 'avoid', mt: '6' },
        '& svg': { flex: 'none', width: '9rem', height: '9rem', stroke: 'currentColor', shapeRendering: 'crispEdges' },
        '& p': { textStyle: 'meta', overflowWrap: 'anywhere' },
      }}
    >
      <svg id={addressCodeId} aria-hidden="true" viewBox={code?.viewBox}>
        <path d={code?.path} />
      </svg>
      <p key={address}>
        {texts.online}
        <br />
        {address}
      </p>
    </chakra.div>
  )
}

/** The code that the build drew for this address into the first page of the visit; hydration must render the same. */
function drawnCode(address: string): AddressCode | undefined {
  if (prerendering) return undefined
  const drawn = document.getElementById(addressCodeId)
  const [viewBox, path] = [drawn?.getAttribute('viewBox'), drawn?.firstElementChild?.getAttribute('d')]
  // On the way to another article the place of the last one is still there.
  const isOfAddress = drawn?.nextElementSibling?.lastChild?.textContent === address
  return isOfAddress && viewBox && path ? { viewBox, path } : undefined
}
