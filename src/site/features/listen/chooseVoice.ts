import { audibleVoices, type Voice } from './voices.ts'

const regions = ['en-in', 'hi-in', 'en-gb']

/** The voice that the reader chose, where it can be heard; else a local one, of India before Britain before others. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  online: boolean,
  chosen?: string,
  language?: string,
): V | undefined {
  const found = audibleVoices(voices, online, language)
  return found.find(({ voiceURI }) => voiceURI === chosen) ?? [...found].sort((a, b) => rank(a) - rank(b))[0]
}

function rank({ localService, lang, default: isDefault }: Voice): number {
  const region = regions.indexOf(lang.replace('_', '-').toLowerCase())
  return (localService ? 0 : 100) + (region < 0 ? regions.length : region) * 10 + (isDefault ? 0 : 1)
}
