/** What is needed to know of a voice. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI' | 'default' | 'name'>

/** Voices that speak English, and that can be heard now: one that is spoken over the network needs it. */
export function englishVoices<V extends Voice>(voices: readonly V[], online: boolean): V[] {
  return voices.filter(({ lang, localService }) => /^en\b/i.test(lang.replace('_', '-')) && (localService || online))
}

const regions = ['en-in', 'en-gb']

/** The voice that the reader chose, where it can be heard; else a local one, of India before Britain before others. */
export function chooseVoice<V extends Voice>(voices: readonly V[], online: boolean, chosen?: string): V | undefined {
  const found = englishVoices(voices, online)
  return found.find(({ voiceURI }) => voiceURI === chosen) ?? [...found].sort((a, b) => rank(a) - rank(b))[0]
}

function rank({ localService, lang, default: isDefault }: Voice): number {
  const region = regions.indexOf(lang.replace('_', '-').toLowerCase())
  return (localService ? 0 : 100) + (region < 0 ? regions.length : region) * 10 + (isDefault ? 0 : 1)
}
