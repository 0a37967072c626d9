import { useHydrated, useLocation } from '@tanstack/react-router'
import { edition } from '#content/edition.ts'
import { languages, prefixOf } from '#content/languages.ts'
import { hasPage } from '#content/localLink.ts'
import { pageAt, pathIn } from '#content/pathIn.ts'

/**
 * To this page in every other language that has it, with what is searched for, else to its home page; nothing while the site
 * has one language.
 */
export function LanguageLinks() {
  const path = useLocation({ select: ({ pathname }) => pageAt(pathname) })
  const asked = useLocation({ select: ({ searchStr }) => searchStr })
  // The prerendered page knows no query, and React takes over its links as they are.
  const query = useHydrated() ? asked : ''
  return languages
    .filter(({ code }) => code !== edition.code)
    .map(({ code, name, direction }) => (
      <li key={code}>
        <a
          href={pathIn(prefixOf(code), hasPage(code, path) ? path + query : '/')}
          lang={code}
          dir={direction}
          hrefLang={code}
        >
          {name}
        </a>
      </li>
    ))
}
