import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/media/Icon.tsx'

/** Says inside a page what failed, with what can be done about it. */
export function Alert({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      wrap="wrap"
      my="4"
      px="4"
      py="3"
      borderRadius="tile"
      bg="errBg"
      color="err"
      textStyle="ui"
    >
      <Icon name="alert" size="20px" />
      <Flex flex="1 1 12rem">{text}</Flex>
      {children}
    </Flex>
  )
}
