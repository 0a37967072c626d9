import { chakra } from '@chakra-ui/react'
import { notAhead } from '#browser/followLinks.ts'
import { opensElsewhere } from '#browser/opensElsewhere.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Found } from '#offline/search.ts'
import { Marked } from './Marked.tsx'

/** The index is that of the English texts. */
const lang = import.meta.env.SITE_IS_TRANSLATION ? 'en' : undefined

const Result = chakra('a', {
  base: {
    display: 'block',
    px: { base: '3', sm: '4' },
    py: '3',
    borderRadius: 'tile',
    color: 'ink',
    textDecoration: 'none',
    _hover: { bg: 'wash' },
    _focusVisible: { bg: 'wash', outlineOffset: '-3px' },
  },
})

interface FoundListProps {
  found: readonly Found[]
  /** Called when a result is followed in this tab. */
  onFollow: () => void
}

/** Results, best first; each links to its heading and shows an extract around the hits. */
export function FoundList({ found, onFollow }: FoundListProps) {
  return (
    <chakra.ol listStyle="none" m="0" p="0" display="grid" gap="1">
      {found.map(({ id, kind, url, page, title, extract }) => (
        <li key={id}>
          <Result href={url} onClick={(event) => opensElsewhere(event) || onFollow()} data-found="" {...notAhead}>
            <chakra.span display="block" textStyle="meta" fontSize="0.875rem" color="accentText">
              <span>{texts.kinds[kind]}</span>
              {kind !== 'service' && kind !== 'guide' && <chakra.span color="ink2">{` · ${page}`}</chakra.span>}
            </chakra.span>
            <chakra.span display="block" textStyle="h3" mt="1" lang={lang}>
              <Marked parts={title} />
            </chakra.span>
            <chakra.span display="block" textStyle="small" fontSize="1rem" color="ink2" mt="1" lang={lang}>
              <Marked parts={extract} />
            </chakra.span>
          </Result>
        </li>
      ))}
    </chakra.ol>
  )
}
