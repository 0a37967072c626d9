import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { H2 } from '#ui/text/Text.tsx'

/** A titled part of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} mb="8">
      <H2 id={id} textStyle="h3" mb="3">
        {title}
      </H2>
      {children}
    </chakra.section>
  )
}
