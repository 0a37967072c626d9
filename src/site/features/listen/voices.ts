import { edition } from '#content/edition.ts'

/** The properties of a voice that are needed. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI' | 'default' | 'name'>

const pageLanguage: string = edition.code

/** Voices of the page's language that can be heard now: one that is spoken over the network needs it. */
export function audibleVoices<V extends Voice>(voices: readonly V[], online: boolean, language = pageLanguage): V[] {
  return voices.filter(
    ({ lang, localService }) => lang.split(/[-_]/)[0]?.toLowerCase() === language && (localService || online),
  )
}
