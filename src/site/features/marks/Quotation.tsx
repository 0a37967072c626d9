import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

interface QuotationProps extends Omit<HTMLChakraProps<'blockquote'>, 'children'> {
  text: string
  ref?: Ref<HTMLQuoteElement>
}

/** The words of a marked passage, line by line as they were. */
export function Quotation({ text, ...rest }: QuotationProps) {
  return (
    <chakra.blockquote
      m="0"
      pl="4"
      borderLeft="3px solid"
      borderColor="gold.500"
      textStyle="small"
      fontFamily="serif"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      {...rest}
    >
      {text}
    </chakra.blockquote>
  )
}
