/** A term of law or practice with its meaning. */
export interface GlossaryTerm {
  term: string
  /** How texts write it, as a regular expression between word boundaries; a capital at the start of a sentence is understood. */
  uses: string
  /** One to three sentences. */
  definition: string
}

/** The terms of one field. */
export interface GlossaryGroup {
  title: string
  text: string
  terms: readonly GlossaryTerm[]
}
