import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** The words of a marked passage, line by line as they were. */
export function Quotation({ text, ...rest }: { text: string } & Omit<HTMLChakraProps<'blockquote'>, 'children'>) {
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
