import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { markHash } from './markHash.ts'

/** History entries whose link to a mark was followed, by the router's key. */
const followed = new Set<string>()

/** Path of a page that was reloaded, or reached by Back from another site: it keeps the place where the reader was. */
let loadedAgain = performance
  .getEntriesByType('navigation')
  .filter((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))
  .map(({ name }) => new URL(name).pathname)[0]

/** Shows the mark that the address names, once its passage is there: once for each link, and not on the way back. */
export function useMarkLink(path: string, isThere: (id: string) => boolean, show: (id: string) => void): void {
  const wanted = useLocation({ select: ({ hash }) => markHash.idIn(hash) })
  const entry = useLocation({ select: ({ state }) => state.__TSR_key }) ?? ''
  const isReady = wanted !== undefined && isThere(wanted)
  const begin = useEffectEvent(() => {
    if (loadedAgain === path) followed.add(entry)
    loadedAgain = undefined
  })
  useEffect(() => begin(), [])
  const follow = useEffectEvent((id: string) => show(id))
  useEffect(() => {
    if (!isReady || followed.has(entry)) return
    followed.add(entry)
    follow(wanted)
  }, [isReady, wanted, entry])
}
