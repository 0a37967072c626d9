import { chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { isLive } from '../data/live.ts'
import { serverState } from '../data/serverState.ts'

/** Large text on a narrow phone needs the room for the buttons: the sign says it to the eye, the words to a screen reader. */
const Words = chakra('span', {
  base: {
    '@container (max-width: 14rem)': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

/** Whether changes of others arrive by themselves. A stream may look alive for minutes after the line is gone. */
export function LiveMark() {
  const online = useOnline()
  const isReached = useSelector(serverState) === 'ok'
  const live = useSelector(isLive) && online && isReached
  return (
    <Flex
      align="center"
      gap="2"
      mr="2"
      fontFamily="sans"
      fontWeight="medium"
      fontSize="0.9375rem"
      color={live ? 'gold.300' : 'white'}
    >
      {/* A border, because contrast themes take backgrounds away. */}
      <chakra.span
        w="9px"
        h="9px"
        borderRadius="full"
        border={live ? '4.5px solid' : '1.5px solid'}
        aria-hidden="true"
      />
      <Words>{live ? texts.live : texts.notLive}</Words>
    </Flex>
  )
}
