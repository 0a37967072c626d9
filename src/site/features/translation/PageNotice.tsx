import { pageTranslation } from 'virtual:translations'
import { useLocation } from '@tanstack/react-router'
import { pageAt } from '#content/pathIn.ts'
import { Container } from '#ui/layout/Container.tsx'
import { TranslationNotice } from './TranslationNotice.tsx'

/** The notice at the end of every page but articles, which have it below their heading. */
export function PageNotice() {
  const path = useLocation({ select: ({ pathname }) => pageAt(pathname) })
  if (path.startsWith('/blogs/')) return null
  return (
    <Container py="6">
      <TranslationNotice translation={pageTranslation} path={path} />
    </Container>
  )
}
