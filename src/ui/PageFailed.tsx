import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { updatesTexts } from '#content/texts/updates.ts'
import { Button, ButtonLink } from './Button.tsx'
import { siteAnswers } from './siteAnswers.ts'
import { H1, Lede } from './Text.tsx'
import { useOnline } from './useOnline.ts'
import { Wrap } from './Wrap.tsx'

const texts = updatesTexts.failed

/** In the place of a page whose script or text cannot be had; the rest of the site stays. */
export function PageFailed() {
  const online = useOnline()
  const [away, setAway] = useState(false)
  const again = async () => {
    // Without an answer a reload would lead to the browser's own error page.
    if (await siteAnswers()) location.reload()
    else setAway(true)
  }
  return (
    <Wrap pt="calc(var(--bar) + 4rem)" pb="30" minH="70vh">
      <H1 tabIndex={-1}>{texts.title}</H1>
      <Lede role="status" mt="5" mb="8" maxW="34em">
        {online && !away ? texts.text : texts.offline}
      </Lede>
      <Flex gap="4" wrap="wrap">
        <Button onClick={() => void again()}>{texts.tryAgain}</Button>
        <ButtonLink to="/" look="line">
          {texts.home}
        </ButtonLink>
      </Flex>
    </Wrap>
  )
}
