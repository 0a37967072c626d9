/** What is needed to know of a voice. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI' | 'default' | 'name'>

/** Voices that speak English, and that can be heard now: one that is spoken over the network needs it. */
export function englishVoices<V extends Voice>(voices: readonly V[], online: boolean): V[] {
  return voices.filter(({ lang, localService }) => /^en\b/i.test(lang.replace('_', '-')) && (localService || online))
}
