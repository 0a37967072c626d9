import { Box, chakra, Flex } from '@chakra-ui/react'
import { setupTexts as texts } from '#content/texts/staff/setup.ts'
import { type SetupAnswer, type SetupStep, setupSteps } from '#contract/staff/setup.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { useSetup } from './useSetup.ts'

/** The screens on which the steps are done; the enquiry is sent on the site. */
const screens = {
  mail: '/health',
  replies: '/mails',
  passkey: '/devices',
  colleague: '/team',
  template: '/templates',
} as const

/** For an owner whose office is not set up yet: what is left to do. Nothing once it is done or dismissed. */
export function FirstSteps() {
  const { may } = useSession()
  return may('setup') ? <Remaining /> : null
}

function Remaining() {
  const { setup, reload } = useSetup()
  if (!setup || setup.isDismissed || isComplete(setup)) return null
  const dismiss = async () => {
    try {
      await call('dismissSetup')
      announceDone(texts.dismissed)
      reload()
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  const left = setupSteps.filter((step) => !setup.done[step])
  return (
    <chakra.section aria-labelledby="first-steps">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Box>
          <H2 id="first-steps" textStyle="h3">
            {texts.title}
          </H2>
          <Small>{texts.lede(left.length)}</Small>
        </Box>
        <Button variant="plain" size="sm" onClick={() => void dismiss()}>
          {texts.dismiss}
        </Button>
      </Flex>
      <Steps steps={left} setup={setup} />
    </chakra.section>
  )
}

export function isComplete({ done }: SetupAnswer): boolean {
  return setupSteps.every((step) => done[step])
}

/** Steps with what each is for, and the way to it; of those that are done, that they are. */
export function Steps({ steps, setup }: { steps: readonly SetupStep[]; setup: SetupAnswer }) {
  return (
    <chakra.ol listStyle="none" m="0" p="0">
      {steps.map((step) => {
        const { title, text, link } = texts.steps[step]
        return (
          <chakra.li
            key={step}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            py="3"
            borderTop="1px solid {colors.line}"
          >
            <Box flex="1 1 14rem" minW="0">
              <Box textStyle="label">{title}</Box>
              <Small>{text}</Small>
            </Box>
            {setup.done[step] ? (
              <Flex align="center" gap="2" textStyle="ui">
                <Icon name="check" size="20px" />
                <span>{texts.done}</span>
              </Flex>
            ) : step === 'enquiry' ? (
              <ButtonAnchor variant="line" size="sm" color="link" href="/contact">
                {link}
              </ButtonAnchor>
            ) : (
              <ButtonLink variant="line" size="sm" color="link" to={screens[step]}>
                {link}
              </ButtonLink>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
