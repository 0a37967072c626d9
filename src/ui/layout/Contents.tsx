import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useOnScroll } from '#ui/browser/useOnScroll.ts'
import { useSectionClick } from '../controls/useSectionClick.ts'

export interface ContentsEntry {
  id: string
  text: string
  /** Number, if the section shows one. */
  number?: number
}

interface ContentsProps {
  title: string
  entries: readonly ContentsEntry[]
  /** Shown below the list, beside the landmark and not in it. */
  children?: ReactNode
}

const entryStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr',
  '&:has(> span + span)': { gridTemplateColumns: '1.6em 1fr' },
  py: { base: '11px', xl: '7px' },
  pl: '16px',
  ml: '-2px',
  borderLeft: '2px solid transparent',
  color: 'ink2',
  textDecoration: 'none',
  fontWeight: 'medium',
  fontSize: '1rem',
  lineHeight: '1.3',
  _hover: { color: 'ink' },
  '&[aria-current]': { borderColor: 'gold.600', color: 'ink', fontWeight: 'semibold' },
} as const

/** One entry per section with the current one marked; from 1111 px it sticks beside the text. */
export function Contents({ title, entries, children }: ContentsProps) {
  const titleId = useId()
  const onClick = useSectionClick()
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]))
  return (
    <chakra.div
      data-screen=""
      gridColumn={{ base: '2', xl: '1' }}
      fontFamily="sans"
      bg={{ base: 'panel', xl: 'transparent' }}
      border={{ base: '1px solid', xl: '0' }}
      borderColor={{ base: 'line' }}
      borderRadius={{ base: 'tile', xl: '0' }}
      p={{ base: '18px 20px 16px', xl: '4px 4px 4px 0' }}
      position={{ xl: 'sticky' }}
      top={{ xl: 'calc(var(--bar) + 2.5rem)' }}
      maxH={{ xl: 'calc(100vh - var(--bar) - 5rem)' }}
      overflowY={{ xl: 'auto' }}
    >
      <nav aria-labelledby={titleId}>
        <chakra.h2 id={titleId} textStyle="label" fontSize="1.0625rem" mb="3">
          {title}
        </chakra.h2>
        <chakra.ol listStyle="none" borderLeft="2px solid" borderColor="line" css={{ '& a': entryStyle }}>
          {entries.map(({ id, number, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={onClick} {...(current === id && { 'aria-current': 'location' as const })}>
                {number !== undefined && <span>{`${number}.`}</span>}
                <span>{text}</span>
              </a>
            </li>
          ))}
        </chakra.ol>
      </nav>
      {children}
    </chakra.div>
  )
}

/** A section is current once its top is above this line, in pixels from the top of the screen. */
const line = 140

/** Id of the last section that has reached the top of the screen; `undefined` before the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useOnScroll(ids, (sections) => {
    const begun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line
    setCurrent(sections.findLast(begun))
  })
  return current
}
