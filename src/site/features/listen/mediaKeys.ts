import { site } from '#content/site.ts'

interface MediaActions {
  play: () => void
  pause: () => void
  previoustrack: () => void
  nexttrack: () => void
}

/**
 * Names the article to the system and takes its media keys. Browsers that grant them only to a page with an audio element
 * never call: a silent one would take the sound from other apps, so none is played.
 */
export function takeMediaKeys(title: string, actions: MediaActions): () => void {
  const session = navigator.mediaSession
  if (!session) return () => {}
  session.metadata = new MediaMetadata({ title, artist: site.product })
  const names = Object.keys(actions) as (keyof MediaActions)[]
  for (const name of names) setHandler(session, name, actions[name])
  return () => {
    for (const name of names) setHandler(session, name, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}

/** Says to the system whether the article is being read. */
export function showPlayback(playing: boolean): void {
  if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
}

function setHandler(session: MediaSession, name: MediaSessionAction, handler: (() => void) | null): void {
  try {
    session.setActionHandler(name, handler)
  } catch {
    // An engine that does not know this key.
  }
}
