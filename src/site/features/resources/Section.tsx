import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { AnchorId } from '#content/pages/resources.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

interface SectionProps {
  /** Target of the anchor bar, or of links from elsewhere. */
  id: AnchorId | 'guides'
  title: ReactNode
  /** On the secondary background. */
  wash?: boolean
  /** Title in a separate column from medium width. */
  beside?: boolean
  children: ReactNode
}

/** A section with its title. The anchor bar moves focus to it, which needs no focus ring. */
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
      <Container
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
      </Container>
    </chakra.section>
  )
}
