import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  startsOpen: boolean
  children: ReactNode
}

/** A part of a form that is folded away until it is needed. Later only the member opens and closes it. */
export function Fold({ title, startsOpen, children }: FoldProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <chakra.details open={isOpen} borderTop="1px solid" borderColor="line" pt="2">
      <chakra.summary textStyle="ui" cursor="pointer" minH="touch" alignContent="center">
        {title}
      </chakra.summary>
      <chakra.div display="grid" gap="4" mt="2" mb="2">
        {children}
      </chakra.div>
    </chakra.details>
  )
}
