/**
 * Gives the device a voice that makes no sound and says each sentence until the event `test:said`: not every machine has
 * voices. Runs in the page, and is there for the article that is opened next.
 */
export function giveVoice(): void {
  let current: SpeechSynthesisUtterance | undefined
  const voice = { name: 'Rishi', lang: 'en-IN', voiceURI: 'rishi', localService: true, default: true }
  const synth = Object.assign(new EventTarget(), {
    pending: false,
    speaking: false,
    getVoices: () => [voice],
    resume: () => {},
    cancel: () => {
      synth.speaking = false
    },
    speak: (utterance: SpeechSynthesisUtterance) => {
      // The press itself says nothing, for Safari's sake.
      if (!utterance.text) return
      current = utterance
      synth.speaking = true
      queueMicrotask(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent))
    },
  })
  addEventListener('test:said', () => {
    synth.speaking = false
    current?.onend?.(new Event('end') as SpeechSynthesisEvent)
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synth, configurable: true })
  // The real one takes real voices only.
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
}

/** Whether the button of that name is seen if the device itself has an English voice, and only then. Runs in the page. */
export function isOfferedWithVoice(name: string): boolean {
  const hasVoice = window.speechSynthesis?.getVoices().some(({ lang }) => lang.startsWith('en')) ?? false
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === name)
  return button !== undefined && (getComputedStyle(button).visibility === 'visible') === hasVoice
}
