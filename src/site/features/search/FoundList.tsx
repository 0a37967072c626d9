import { chakra } from '@chakra-ui/react'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Extract } from '#device/offline/extract.ts'
import type { Found } from '#device/offline/search.ts'
import { notAhead } from '#ui/browser/followLinks.ts'
import { opensElsewhere } from '#ui/browser/opensElsewhere.ts'
import { Hit } from '#ui/text/Hit.ts'

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

/** Kinds of results that are a page, not a part of one. */
const isWhole = new Set<Found['kind']>(['service', 'guide', 'page'])

interface FoundListProps {
  found: readonly Found[]
  /** Called when a result is followed in this tab. */
  onFollow: () => void
}

/** Results, best first; each links to its heading and shows an extract around the hits. */
export function FoundList({ found, onFollow }: FoundListProps) {
  return (
    <chakra.ol listStyle="none" m="0" p="0" display="grid" gap="1">
      {found.map(({ id, kind, url, page, title, extract, isEnglish }) => (
        <li key={id}>
          <Result href={url} onClick={(event) => opensElsewhere(event) || onFollow()} data-found="" {...notAhead}>
            <chakra.span display="block" textStyle="meta" fontSize="0.875rem" color="accentText">
              <span>{texts.kinds[kind]}</span>
              {!isWhole.has(kind) && (
                <chakra.span color="ink2">
                  {' · '}
                  <span lang={isEnglish && 'en'}>{page}</span>
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span display="block" textStyle="h3" mt="1" lang={isEnglish && 'en'}>
              <Marked parts={title} />
            </chakra.span>
            <chakra.span display="block" textStyle="small" fontSize="1rem" color="ink2" mt="1" lang={isEnglish && 'en'}>
              <Marked parts={extract} />
            </chakra.span>
          </Result>
        </li>
      ))}
    </chakra.ol>
  )
}

/** A text with the search hits marked. */
function Marked({ parts }: { parts: Extract }) {
  let start = 0
  return parts.map(({ text, hit }) => {
    const key = start
    start += text.length
    return hit ? <Hit key={key}>{text}</Hit> : <span key={key}>{text}</span>
  })
}
