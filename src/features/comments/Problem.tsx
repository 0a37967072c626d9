import { Box, chakra } from '@chakra-ui/react'

/** Why something failed. The region stands from the start, so that what appears in it is announced (WCAG 4.1.3). */
export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <Box role="alert" {...(id !== undefined && { id })}>
      {text !== undefined && (
        <chakra.p m="0" mt="2" textStyle="ui" color="err" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
    </Box>
  )
}
