import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { AnchorId } from '#content/pages/resources.ts'
import { H2 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

interface SectionProps {
  /** What the anchor bar leads to. */
  id: AnchorId
  title: ReactNode
  /** On the second ground. */
  wash?: boolean
  /** With the title in a column of its own from medium width up. */
  beside?: boolean
  children: ReactNode
}

/** A part of the page with its title; the anchor bar moves the keyboard's place to it, which needs no ring. */
export function Section({ id, title, wash = false, beside = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <chakra.section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      outline="none"
      py={{ base: '14', sm: '22' }}
      {...(wash && { bg: 'wash' })}
    >
      <Wrap
        {...(beside && {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: { base: '8', lg: '16' },
          rowGap: '6',
          alignItems: 'start',
        })}
      >
        <H2 id={titleId}>{title}</H2>
        {children}
      </Wrap>
    </chakra.section>
  )
}
