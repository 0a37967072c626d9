import { useState } from 'react'
import { articleAwayTexts as texts } from '#content/texts/staff/articleAway.ts'
import type { ArticleFileAnswer } from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'

interface AwayProps {
  article: ArticleFileAnswer
  movedTo: string
  onBack: () => void
}

/** An article that was taken away: it is brought back by one press, and edited again only then. */
export function AwayArticle({ article: { slug, publication }, movedTo, onBack }: AwayProps) {
  const [error, setError] = useFailure()
  const [busy, setBusy] = useState(false)
  const isRunning = busy || publication?.endedAt === null
  const bring = async () => {
    if (isRunning) return
    setError('')
    setBusy(true)
    try {
      await call('bringArticleBack', { id: slug })
      announceDone(texts.backQueued)
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
    onBack()
  }
  return (
    <Section title={texts.isAway}>
      <Small maxW="measure">{texts.awayText(movedTo)}</Small>
      {error && <Alert text={error} />}
      <Button mt="3" variant="navy" size="sm" aria-disabled={isRunning} onClick={() => void bring()}>
        {texts.bring}
      </Button>
    </Section>
  )
}
