import { commentsTexts as texts } from '#content/texts/comments.ts'
import { Paragraph } from '#ui/Text.tsx'

/** Stands alone in the section when there is nothing to show (specification, sections 4 and 8). */
export function LoadFailed({ details }: { details: string }) {
  return (
    <Paragraph role="alert" color="err" overflowWrap="anywhere">
      {texts.loadFailed(details)}
    </Paragraph>
  )
}
