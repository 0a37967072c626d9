import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { installTexts as texts } from '#content/texts/install.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import type { InstallOffer } from './installOffer.ts'
import { install, putAway } from './installPrompt.ts'

/** Icons as the browsers draw them. */
const signs = {
  share: 'M12 15V3M7.5 7 12 2.5 16.5 7M8 10.5H5.5V21h13V10.5H16',
  addSquare: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM12 8v8M8 12h8',
  dots: 'M12 4.9v.2M12 11.9v.2M12 18.9v.2',
} as const

/** The card: a button where the browser has an install prompt, illustrated steps elsewhere. */
export default function InstallCardBody({
  offer,
  saved,
}: {
  offer: NonNullable<InstallOffer>
  saved: boolean
}): ReactNode {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <Box
      as="section"
      aria-label={texts.region}
      data-install={offer}
      maxW="46rem"
      px="5"
      pt="18px"
      pb="16px"
      bg="panel"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      boxShadow="card"
      textStyle="ui"
    >
      <Flex gap="18px" align="center" wrap="wrap">
        <chakra.img
          src="/icons/icon.svg"
          alt=""
          htmlWidth="62"
          htmlHeight="62"
          w={{ base: '50px', sm: '62px' }}
          h="auto"
          borderRadius="14px"
        />
        <chakra.p flex="1 1 14rem" m="0">
          <chakra.b display="block" fontWeight="semibold">
            {texts.title}
          </chakra.b>
          <span>{saved ? texts.afterSaving : texts.text}</span>
        </chakra.p>
        <Flex gap="2" wrap="wrap">
          {offer === 'prompt' ? (
            <Button size="sm" onClick={() => void install()}>
              {texts.install}
            </Button>
          ) : (
            <Button size="sm" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
              {texts.show}
            </Button>
          )}
          <Button variant="plain" size="sm" onClick={putAway}>
            {texts.dismiss}
          </Button>
        </Flex>
      </Flex>
      {offer !== 'prompt' && (
        <chakra.ol
          id={id}
          hidden={!shown}
          display={shown ? 'grid' : 'none'}
          gap="3"
          listStyle="none"
          m="0"
          mt="5"
          p="0"
        >
          {texts.steps[offer].map(({ icon, text }, index) => (
            <Flex as="li" key={icon} gap="3" align="center">
              <Flex
                flex="none"
                align="center"
                justify="center"
                gap="1"
                w="72px"
                h="56px"
                borderRadius="tile"
                bg="wash"
                border="1px solid"
                borderColor="line"
                color="link"
              >
                <chakra.span fontWeight="semibold" color="ink2" mt="2px">
                  {index + 1}
                </chakra.span>
                {icon === 'check' ? <Icon name={icon} size="28px" /> : <Icon path={signs[icon]} size="28px" />}
              </Flex>
              <span>{text}</span>
            </Flex>
          ))}
        </chakra.ol>
      )}
    </Box>
  )
}
