import { clearListening, saveListening } from '#device/offline/listening.ts'
import { type Reader, type ReaderState, sentenceAt } from './createReader.ts'
import { createFollower } from './followSentence.ts'
import { keepAwake } from './keepAwake.ts'
import { markSpoken } from './markSpoken.ts'
import { showPlayback, takeMediaKeys } from './mediaKeys.ts'
import type { Passage, Sentence } from './readPassages.ts'

interface PageParts {
  reader: Reader
  passages: readonly Passage[]
  /** Under which the place in the article is kept. */
  placeKey: string
  title: string
  playerHeight: () => number
}

/**
 * Lets page and device follow a reader: the sentence is marked, kept in sight and kept on the device, the screen stays on,
 * media keys work, other tabs fall silent. All of it ends with `detach`.
 */
export function attachPage({ reader, passages, placeKey, title, playerHeight }: PageParts) {
  const follower = createFollower(playerHeight)
  const tab = oneTab(reader.pause)
  let shown: Sentence | undefined
  let unmark = () => {}
  let letSleep: (() => void) | undefined

  const onPlaying = (playing: boolean) => {
    if (playing === Boolean(letSleep)) return
    letSleep?.()
    letSleep = undefined
    showPlayback(playing)
    if (!playing) return
    letSleep = keepAwake()
    tab.begin()
  }
  const show = (state: ReaderState) => {
    onPlaying(state.status === 'playing')
    const [passage, sentence] = [passages[state.passage], sentenceAt(passages, state)]
    if (state.status === 'ended') {
      unmark()
      shown = undefined
      clearListening(placeKey)
    } else if (passage && sentence && sentence !== shown) {
      unmark()
      shown = sentence
      unmark = markSpoken(passage, sentence)
      follower.show(sentence.range)
      saveListening(placeKey, { passage: state.passage, sentence: sentence.written })
    }
  }
  const { unsubscribe } = reader.state.subscribe(() => show(reader.state.get()))
  const byHand = (act: () => void) => () => {
    follower.resume()
    act()
  }
  const actions = {
    play: byHand(reader.play),
    pause: reader.pause,
    previoustrack: byHand(reader.previous),
    nexttrack: byHand(reader.next),
  }
  const releaseKeys = takeMediaKeys(title, actions)
  // Chrome would go on speaking while the next page loads.
  addEventListener('pagehide', reader.pause)
  return {
    actions,
    detach: () => {
      reader.pause()
      unsubscribe()
      unmark()
      follower.close()
      tab.close()
      releaseKeys()
      removeEventListener('pagehide', reader.pause)
    },
  }
}

/** One tab reads at a time: `begin` pauses the others, and `onOther` is called when one of them begins. */
function oneTab(onOther: () => void): { begin: () => void; close: () => void } {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('listening') : undefined
  if (channel) channel.onmessage = onOther
  return {
    begin: () => channel?.postMessage('began'),
    close: () => channel?.close(),
  }
}
