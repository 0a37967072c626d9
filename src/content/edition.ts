import { languageOf, prefixOf, sourceLanguage } from './languages.ts'

const { code, html, openGraph } = languageOf(import.meta.env?.SITE_LANGUAGE ?? sourceLanguage.code)

/** The language of this build, and the beginning of its pages' addresses. */
export const edition = { code, html, openGraph, prefix: prefixOf(code) }
