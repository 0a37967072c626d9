import { chakra } from '@chakra-ui/react'
import { useLocation, useMatches } from '@tanstack/react-router'
import { segmentNames } from '#content/segmentNames.ts'
import { frameTexts, menuTitles } from '#content/texts/frame.ts'
import { titleCase } from '../text/titleCase.ts'

interface BreadcrumbProps {
  /** Name of the last segment, if it differs from the one derived from the address. */
  last?: string
  /** For a dark background. */
  onDark?: boolean
}

/** Home, then one link per path segment (SH-09). */
export function Breadcrumb({ last, onDark = false }: BreadcrumbProps) {
  const chosen = useLocation({ select: ({ state }) => state.displayName })
  // Of the page that is shown; the location is that of the next one as soon as a link is followed.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const segments = path.split('/').filter(Boolean)
  const nameOf = (segment: string, position: number) => {
    if (chosen && /^blog\d+$/.test(segment)) return chosen
    if (position === segments.length - 1 && last) return last
    return (import.meta.env.SITE_IS_TRANSLATION && segmentNames[segment]) || titleCase(segment)
  }
  return (
    <chakra.nav
      aria-label={frameTexts.breadcrumb}
      w="full"
      containerType="inline-size"
      mb={{ base: '14px', sm: '26px' }}
    >
      <chakra.ol
        display="flex"
        gap="2"
        listStyle="none"
        m="0"
        p="0"
        textStyle="meta"
        color={onDark ? 'onNavy' : 'ink2'}
        css={{
          // Whatever the text's size and spacing, only the last name wraps.
          '& li': { flex: 'none', whiteSpace: 'nowrap' },
          '& li:last-child': { flex: '0 1 auto', minWidth: '0', whiteSpace: 'normal' },
          // At large text sizes what is left of the line holds too little.
          '@container (max-width: 15rem)': { flexWrap: 'wrap', '& li:last-child': { flex: '0 1 100%' } },
          '& li + li::before': { content: '"/"', mr: '2' },
          '& a': { color: 'inherit' },
          '& a:not([aria-current])': {
            position: 'relative',
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
            // Enlarges the touch target without moving the layout or the focus ring.
            _after: { content: '""', position: 'absolute', inset: '-14px -6px' },
          },
        }}
      >
        <li>
          <a href="/">{menuTitles.home}</a>
        </li>
        {segments.map((segment, position) => {
          const path = `/${segments.slice(0, position + 1).join('/')}`
          return (
            <li key={path}>
              <a href={path} {...(position === segments.length - 1 && { 'aria-current': 'page' as const })}>
                {nameOf(segment, position)}
              </a>
            </li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
