import { useLocation } from '@tanstack/react-router'
import { edition } from '#content/edition.ts'
import { isInEveryLanguage, isTranslated } from '#content/localLink.ts'
import { pageAt, pathIn } from '#content/pathIn.ts'

/** To this page in the other language, or to its home page; nothing while the site has one language. */
export function LanguageLink() {
  const path = useLocation({ select: ({ pathname }) => pageAt(pathname) })
  if (!isTranslated('/')) return null
  const { code, name, prefix } = edition.other
  return (
    <li>
      <a href={pathIn(prefix, isInEveryLanguage(path) ? path : '/')} lang={code} hrefLang={code}>
        {name}
      </a>
    </li>
  )
}
