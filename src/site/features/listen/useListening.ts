import { type RefObject, useEffect, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { edition } from '#content/edition.ts'
import { listeningIn } from '#device/offline/listening.ts'
import { articleText } from '#ui/browser/articleText.ts'
import { isOnline, onConnectionChange } from '#ui/browser/connection.ts'
import { useObserved } from '#ui/browser/useObserved.ts'
import { attachPage } from './attachPage.ts'
import { changeChoice, type ListeningChoice, readChoice } from './choice.ts'
import { chooseVoice } from './chooseVoice.ts'
import { createReader, findPlace, minutesFrom } from './createReader.ts'
import { readPassages } from './readPassages.ts'
import type { Speech } from './speak.ts'
import { audibleVoices } from './voices.ts'

type Actions = ReturnType<typeof attachPage>['actions']

/** Reads the article of the page aloud while mounted, from where it was stopped; answers what the player shows and does. */
export function useListening(blog: Blog, bar: RefObject<HTMLElement | null>, openSpeech: () => Speech) {
  const { slug, displayName } = blog
  // A sentence of one language is not in the other's text.
  const placeKey = edition.prefix + slug
  const [choice, setChoice] = useState(readChoice)
  const [{ speech, passages, reader }] = useState(() => {
    const speech = openSpeech()
    const text = articleText()
    const passages = text ? readPassages(text) : []
    return { speech, passages, reader: createReader({ passages, speech, choice, isOnline }) }
  })
  const state = useObserved(reader.state, reader.state.get())
  const [actions, setActions] = useState<Actions>()
  const voices = useVoices(speech)
  useEffect(() => {
    let left = false
    const playerHeight = () => bar.current?.offsetHeight ?? 0
    const page = attachPage({ reader, passages, placeKey, title: displayName, playerHeight })
    setActions(page.actions)
    // Not in the effect: a browser that refuses a voice would take the page with it.
    queueMicrotask(() => {
      if (left) return
      const kept = listeningIn(placeKey)
      const place = kept && findPlace(passages, kept)
      if (place) reader.moveTo(place.passage, place.sentence)
      reader.play()
    })
    return () => {
      left = true
      page.detach()
    }
  }, [reader, passages, placeKey, displayName, bar])
  return {
    state,
    actions,
    rate: choice.rate,
    voices,
    voice: chooseVoice(voices, isOnline(), choice.voice)?.voiceURI,
    minutesLeft: state.status === 'ended' ? 0 : minutesFrom(passages, state, choice.rate),
    share: passages.length > 1 ? state.passage / (passages.length - 1) : 0,
    choose: (change: Partial<ListeningChoice>) => {
      const next = changeChoice(choice, change)
      setChoice(next)
      reader.choose(next)
    },
  }
}

/** The voices that can be heard now, also those that the browser names late or that come with the connection. */
function useVoices({ synth }: Speech): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => audibleVoices(synth.getVoices(), isOnline()))
  useEffect(() => {
    const look = () => setVoices(audibleVoices(synth.getVoices(), isOnline()))
    synth.addEventListener('voiceschanged', look)
    const unsubscribe = onConnectionChange(look)
    return () => {
      synth.removeEventListener('voiceschanged', look)
      unsubscribe()
    }
  }, [synth])
  return voices
}
