import { createStore, type Store } from '@tanstack/store'
import type { ListeningChoice } from './choice.ts'
import { chooseVoice } from './chooseVoice.ts'
import type { Passage, Sentence } from './readPassages.ts'
import { type Speech, speak } from './speak.ts'

export interface ReaderState {
  status: 'paused' | 'playing' | 'ended'
  /** The passage and its sentence that is read, or from which it goes on. */
  passage: number
  sentence: number
  /** The voice did not answer. */
  failed: boolean
}

export interface Reader {
  state: Store<ReaderState>
  play: () => void
  pause: () => void
  /** To the beginning of the passage, or of the one before. */
  previous: () => void
  next: () => void
  /** Reads on in this voice and at this speed. */
  choose: (choice: ListeningChoice) => void
  /** Goes to a sentence without reading it. */
  moveTo: (passage: number, sentence: number) => void
}

interface ReaderParts {
  passages: readonly Passage[]
  speech: Speech
  choice: ListeningChoice
  isOnline: () => boolean
}

/**
 * Reads passages one utterance per sentence: a pause cancels the sentence and remembers it, which works in every engine,
 * and no utterance is long enough to be cut off.
 */
export function createReader({ passages, speech, choice: first, isOnline }: ReaderParts): Reader {
  const state = createStore<ReaderState>({ status: 'paused', passage: 0, sentence: 0, failed: false })
  let choice = first
  let hush = () => {}

  const set = (change: Partial<ReaderState>) => state.setState((old) => ({ ...old, ...change }))
  const silence = () => {
    hush()
    hush = () => {}
  }
  const sayCurrent = () => {
    silence()
    const sentence = sentenceAt(passages, state.get())
    const voice = chooseVoice(speech.synth.getVoices(), isOnline(), choice.voice)
    if (!sentence || !voice) return set({ status: 'paused', failed: !voice })
    hush = speak(speech, sentence.spoken, {
      voice,
      rate: choice.rate,
      onDone: advance,
      onFailed: (why) => set({ status: 'paused', failed: why === 'silent' }),
    })
  }
  const advance = () => {
    const { passage, sentence } = state.get()
    if (sentence + 1 < (passages[passage]?.sentences.length ?? 0)) set({ sentence: sentence + 1 })
    else if (passage + 1 < passages.length) set({ passage: passage + 1, sentence: 0 })
    else return set({ status: 'ended' })
    sayCurrent()
  }
  const moveTo = (passage: number, sentence: number) => {
    const { status } = state.get()
    set({ passage, sentence, status: status === 'ended' ? 'paused' : status, failed: false })
    if (status === 'playing') sayCurrent()
  }
  return {
    state,
    moveTo,
    play: () => {
      if (state.get().status === 'ended') set({ passage: 0, sentence: 0 })
      set({ status: 'playing', failed: false })
      sayCurrent()
    },
    pause: () => {
      silence()
      if (state.get().status === 'playing') set({ status: 'paused' })
    },
    previous: () => {
      const { passage, sentence } = state.get()
      moveTo(sentence > 0 ? passage : Math.max(0, passage - 1), 0)
    },
    next: () => {
      const { passage } = state.get()
      if (passage + 1 < passages.length) moveTo(passage + 1, 0)
    },
    choose: (next) => {
      choice = next
      set({ failed: false })
      if (state.get().status === 'playing') sayCurrent()
    },
  }
}

/** The sentence at which a reader is. */
export function sentenceAt(
  passages: readonly Passage[],
  { passage, sentence }: Pick<ReaderState, 'passage' | 'sentence'>,
): Sentence | undefined {
  return passages[passage]?.sentences[sentence]
}

/** The present place of a kept sentence: in its passage, else wherever the text has it, else nowhere. */
export function findPlace(
  passages: readonly Passage[],
  kept: { passage: number; sentence: string },
): { passage: number; sentence: number } | undefined {
  const indexes = [kept.passage, ...passages.keys()]
  for (const passage of indexes) {
    const sentence = passages[passage]?.sentences.findIndex(({ written }) => written === kept.sentence) ?? -1
    if (sentence >= 0) return { passage, sentence }
  }
  return undefined
}

/** Characters of the text that are read in a minute at normal speed. */
const perMinute = 850

/** Minutes of speech from a place to the end. */
export function minutesFrom(passages: readonly Passage[], place: ReaderState, rate: number): number {
  const characters = passages
    .slice(place.passage)
    .flatMap(({ sentences }, index) => (index === 0 ? sentences.slice(place.sentence) : sentences))
    .reduce((sum, { written }) => sum + written.length, 0)
  return characters / perMinute / rate
}
