import { chakra } from '@chakra-ui/react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import { Paragraph } from '#ui/text/Text.tsx'
import { unscripted } from '#ui/theme/scripted.ts'

/** Shown until the comments arrive. Hidden where scripting is off: there it would never end. */
export function Loading() {
  return (
    <chakra.p role="status" m="0" textStyle="body" color="ink2" css={unscripted({ display: 'none' })}>
      {texts.loading}
    </chakra.p>
  )
}

/** Why the comments are not here: alone after an error status, above the form when there is no connection. */
export function LoadFailed({ details }: { details: string }) {
  return (
    <Paragraph role="alert" color="err" overflowWrap="anywhere">
      {texts.loadFailed(details)}
    </Paragraph>
  )
}
