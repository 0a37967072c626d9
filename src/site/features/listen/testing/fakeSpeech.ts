import type { Speech } from '../speak.ts'

/** An utterance whose events a test sends. */
export class FakeUtterance extends EventTarget {
  lang = ''
  pitch = 1
  rate = 1
  volume = 1
  voice: SpeechSynthesisVoice | null = null
  onboundary = null
  onmark = null
  onpause = null
  onresume = null
  onstart: ((event: SpeechSynthesisEvent) => void) | null = null
  onend: ((event: SpeechSynthesisEvent) => void) | null = null
  onerror: ((event: SpeechSynthesisErrorEvent) => void) | null = null
  readonly text: string
  constructor(text = '') {
    super()
    this.text = text
  }
}

/** A voice of this device that speaks English of India. */
export const rishi: SpeechSynthesisVoice = {
  name: 'Rishi',
  lang: 'en-IN',
  voiceURI: 'Rishi',
  localService: true,
  default: false,
}

/** A synthesiser that says nothing and goes on when the test wants it. */
export class FakeSynth extends EventTarget {
  paused = false
  pending = false
  speaking = false
  onvoiceschanged = null
  voices: SpeechSynthesisVoice[]
  /** Everything that it was asked to say. */
  said: FakeUtterance[] = []
  cancelled = 0
  constructor(voices: SpeechSynthesisVoice[] = [rishi]) {
    super()
    this.voices = voices
  }
  get current(): FakeUtterance {
    return this.said.at(-1) ?? new FakeUtterance()
  }
  getVoices(): SpeechSynthesisVoice[] {
    return this.voices
  }
  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(utterance as FakeUtterance)
    this.speaking = true
  }
  /** Silence, without an event. */
  cancel(): void {
    this.speaking = false
    this.cancelled += 1
  }
  pause(): void {}
  resume(): void {}
  begin(): void {
    this.current.onstart?.(new Event('start') as SpeechSynthesisEvent)
  }
  /** The current utterance begins and ends. */
  finish(): void {
    this.begin()
    this.speaking = false
    this.current.onend?.(new Event('end') as SpeechSynthesisEvent)
  }
  fail(error: SpeechSynthesisErrorCode): void {
    this.speaking = false
    this.current.onerror?.(Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent)
  }
  /** The voices of the device are known now. */
  name(voices: SpeechSynthesisVoice[]): void {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
  get texts(): string[] {
    return this.said.map(({ text }) => text)
  }
}

/** A stand-in for the Web Speech API, as the player takes it. */
export function fakeSpeech(synth: FakeSynth): Speech {
  return { synth, utter: (text) => new FakeUtterance(text) as SpeechSynthesisUtterance }
}
