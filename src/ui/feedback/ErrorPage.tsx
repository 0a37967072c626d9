import { Flex } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { site } from '#content/site.ts'
import { updatesTexts } from '#content/texts/updates.ts'
import { isReachable } from '#ui/browser/isReachable.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { Button, ButtonAnchor } from '../controls/Button.tsx'
import { Container } from '../layout/Container.tsx'
import { H1, Lede } from '../text/Text.tsx'

const texts = updatesTexts.failed

/** Replaces a page whose script or data cannot be loaded; the frame stays usable. */
export function ErrorPage() {
  const online = useOnline()
  const router = useRouter()
  const [away, setAway] = useState(false)
  const again = async () => {
    // Offline, a reload would end at the browser's error page.
    if (!(await isReachable())) return setAway(true)
    // The data is asked for in place, and the tab keeps what it holds. A missing script may be of a version that is gone.
    if (router.state.matches.some(({ status }) => status === 'error')) await router.invalidate()
    else location.reload()
  }
  return (
    <Container pt="calc(var(--bar) + 4rem)" pb="30" minH="70vh">
      <title>{`${texts.title} - ${site.product}`}</title>
      <H1 tabIndex={-1}>{texts.title}</H1>
      <Lede role="status" mt="5" mb="8" maxW="34em">
        {online && !away ? texts.text : texts.offline}
      </Lede>
      <Flex gap="4" wrap="wrap">
        <Button onClick={() => void again()}>{texts.tryAgain}</Button>
        <ButtonAnchor href="/" variant="line">
          {texts.home}
        </ButtonAnchor>
      </Flex>
    </Container>
  )
}
