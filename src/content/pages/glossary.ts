import type { PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

/** The texts around the terms. */
export interface GlossaryPage {
  meta: PageMeta
  title: string
  intro: string
  contents: string
}

export const glossaryPage: GlossaryPage = {
  meta: pageMetas.glossary,
  title: 'Glossary',
  intro:
    'The terms that banks, registries, tax offices and courts in India use, in plain words. Articles and services link here where a term first appears. The explanations are short, so they leave out exceptions.',
  contents: 'In this glossary',
}
