/** The part of the Web Speech API that the player needs; replaced in tests. */
export interface Speech {
  synth: SpeechSynthesis
  utter: (text: string) => SpeechSynthesisUtterance
}

/** The voices of this device. */
export const browserSpeech = (): Speech => ({
  synth: window.speechSynthesis,
  utter: (text) => new SpeechSynthesisUtterance(text),
})

interface Delivery {
  voice: SpeechSynthesisVoice
  rate: number
  /** It was said to its end. */
  onDone: () => void
  /** It fell silent: `stopped` by the browser or another program, or because the voice does not answer. */
  onFailed: (why: 'stopped' | 'silent') => void
}

/** Chrome's network voices fall silent after 15 seconds; at normal speed that is about 220 characters. */
const longest = 180
/** Milliseconds between two checks of whether the voice still speaks. */
const checkEvery = 1000
/** Checks without a sound after which a voice that has not begun is given up. */
const mostSilentChecks = 8
/** Errors that browsers report when somebody else stopped the speech, or before the visitor has pressed anything. */
const stops = new Set<string>(['canceled', 'interrupted', 'not-allowed'])

/** Parts a long sentence at its commas and semicolons, so that none is cut off. */
export function shortParts(text: string, most = longest): string[] {
  if (text.length <= most) return [text]
  const head = text.slice(0, most)
  const cut = [/^.*[;:](?=\s)/s, /^.*,(?=\s)/s, /^.*(?=\s)/s]
    .flatMap((at) => at.exec(head)?.[0] || [])
    .find((one) => one.length > most / 4)
  if (!cut) return [text]
  return [cut, ...shortParts(text.slice(cut.length).trim(), most)]
}

/**
 * Says one sentence and returns what stops it. There is no pausing: on Android `pause()` does nothing, and in Chrome
 * speech that was paused for long never resumes.
 */
export function speak({ synth, utter }: Speech, text: string, { voice, rate, onDone, onFailed }: Delivery): () => void {
  const parts = shortParts(text)
  // Held here, for Chrome sends no events of an utterance that was garbage-collected.
  let current: SpeechSynthesisUtterance | undefined
  let begun = false
  let retried = false
  let silentChecks = 0

  const end = (report: () => void) => {
    clearInterval(checking)
    current = undefined
    report()
  }
  const say = () => {
    const [part] = parts
    if (part === undefined) return end(onDone)
    const utterance = utter(part)
    utterance.voice = voice
    utterance.lang = voice.lang.replace('_', '-')
    utterance.rate = rate
    utterance.onstart = () => {
      begun = true
    }
    const next = () => {
      if (utterance !== current) return
      parts.shift()
      say()
    }
    utterance.onend = next
    utterance.onerror = ({ error }) => {
      if (utterance !== current) return
      // Safari cancels late, and with it what was asked for since.
      if (!begun && !retried && error !== 'not-allowed' && stops.has(error)) {
        retried = true
        say()
      } else end(() => onFailed(stops.has(error) ? 'stopped' : 'silent'))
    }
    current = utterance
    begun = false
    silentChecks = 0
    synth.resume()
    synth.speak(utterance)
  }
  // Some engines lose the end event, others never begin.
  const checking = setInterval(() => {
    const isSpeaking = synth.speaking || synth.pending
    silentChecks = isSpeaking && begun ? 0 : silentChecks + 1
    if (begun && silentChecks > 1) {
      parts.shift()
      say()
    } else if (silentChecks > mostSilentChecks) {
      synth.cancel()
      end(() => onFailed('silent'))
    }
  }, checkEvery)
  // Leftovers, such as the empty utterance of the press, would keep this one waiting.
  if (synth.speaking || synth.pending) synth.cancel()
  say()
  return () => {
    if (!current) return
    clearInterval(checking)
    current = undefined
    synth.cancel()
  }
}
