import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { H2 } from '#ui/text/Text.tsx'

interface SectionProps {
  title: string
  /** Whether it has anything that is printed. */
  isOnPaper?: boolean
  children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, isOnPaper = true, children }: SectionProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} mb="8" {...(!isOnPaper && { 'data-screen': '' })}>
      <H2 id={id} textStyle="h3" mb="3">
        {title}
      </H2>
      {children}
    </chakra.section>
  )
}
