import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { subscribeTexts as texts } from '#content/texts/subscribe.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { NeedsScript } from '#ui/contact/NeedsScript.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { useFocusBack } from '#ui/controls/useFocusBack.ts'
import { WaitsForPage } from '#ui/controls/WaitsForPage.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { belowFirstPaint } from '#ui/theme/precompiled/belowFirstPaint.ts'
import { useSubscription } from './useSubscription.ts'

const toneColor = { ok: 'noticeOk', wait: 'noticeInfo', error: 'noticeError' } as const

/** 'SUBSCRIBE FOR UPDATES' (SH-01) as an air-mail envelope, light in both themes. Posts the input unchecked. */
export function SubscribeBox() {
  const { form, shown, busy, onInput, onSubmit } = useSubscription()
  const button = useFocusBack<HTMLButtonElement>(busy)
  const online = useOnline()
  const id = useId()
  return (
    <Box
      as="section"
      data-screen=""
      aria-labelledby={`${id}-title`}
      py={{ base: '16', sm: '28' }}
      // Approximate height at every width.
      css={belowFirstPaint({ base: 'auto 32rem', sm: 'auto 28rem', md: 'auto 22rem' })}
    >
      <Container>
        <Box
          position="relative"
          maxW="1040px"
          mx="auto"
          p="12px"
          borderRadius="tile"
          boxShadow="form"
          bg="repeating-linear-gradient(-45deg, {colors.navy.700} 0 22px, {colors.white} 22px 40px, {colors.gold.500} 40px 62px, {colors.white} 62px 80px)"
        >
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
            gap={{ base: '4', sm: '24px 56px' }}
            p={{ base: '26px 22px', sm: '52px 56px 46px' }}
            bg="paper"
            color="paperInk"
            borderRadius="small"
            css={{ '--focus-ring': '{colors.navy.700}' }}
          >
            <Box minW="0">
              <chakra.h2 id={`${id}-title`} textStyle="h2" m="0" letterSpacing=".005em">
                {texts.title}
              </chakra.h2>
              <chakra.p mt="10px" mb="0" maxW="30em" color="paperInk2">
                {texts.lead}
              </chakra.p>
            </Box>
            <chakra.img
              src="/art/svg/stamp.svg"
              alt=""
              htmlWidth="160"
              htmlHeight="196"
              loading="lazy"
              w={{ base: '92px', sm: '150px' }}
              h="auto"
              justifySelf="end"
              order={{ base: '-1', sm: '0' }}
              gridRow={{ md: '1 / 3' }}
              gridColumn={{ sm: '2' }}
              transform="rotate(3deg)"
            />
            {/* Under both until the letter is wide enough for a long address beside the stamp. */}
            <Box minW="0" gridColumn={{ sm: '1 / -1', md: '1' }}>
              <NeedsScript />
              <chakra.form
                ref={form}
                name="subscription"
                noValidate
                // A submit before hydration goes nowhere; a GET would put personal data into the URL.
                method="dialog"
                onInput={onInput}
                onSubmit={onSubmit}
                display="flex"
                flexDirection={{ base: 'column', sm: 'row' }}
                gap="3"
                maxW="560px"
              >
                <chakra.label flex="1" minW="0">
                  <span className="unseen">{texts.email}</span>
                  <chakra.input
                    name="email"
                    type="email"
                    readOnly={busy}
                    autoComplete="email"
                    placeholder={texts.email}
                    w="full"
                    minH="control"
                    px="1"
                    bg="transparent"
                    color="paperInk"
                    border="0"
                    borderBottom="2px solid"
                    borderColor="navy.700"
                    fontSize="1.125rem"
                    _placeholder={{ color: 'placeholder', opacity: '1' }}
                  />
                </chakra.label>
                <Button
                  ref={button}
                  type="submit"
                  variant="navy"
                  disabled={busy}
                  bg="navy.800"
                  color="white"
                  _hover={{ bg: 'navy.700' }}
                >
                  {online ? texts.button : texts.buttonOffline}
                </Button>
              </chakra.form>
              <WaitsForPage />
              <chakra.p role="status" minH="1.6em" mt="3" mb="0" textStyle="ui" color={shown && toneColor[shown.tone]}>
                {shown?.text}
              </chakra.p>
            </Box>
          </Box>
        </Box>
      </Container>
    </Box>
  )
}
