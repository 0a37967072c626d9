import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import type { ArticleFileAnswer, ArticleRevision } from '#contract/staff/articles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'

interface HistoryProps {
  article: ArticleFileAnswer
  onRestored: () => void
}

/** Every version of the file, each to be looked at and published again. */
export function ArticleHistory({ article: { slug, history }, onRestored }: HistoryProps) {
  const [shown, setShown] = useState<{ version: string; text: string }>()
  const [asked, setAsked] = useState<string>()
  const [error, setError] = useFailure()
  const asker = useRef<HTMLButtonElement>(null)
  const settle = () => {
    asker.current?.focus()
    setAsked(undefined)
  }
  const run = async (work: () => Promise<void>) => {
    setError('')
    await work().catch((reason: unknown) => setError(errorText(reason)))
  }
  const show = async ({ version }: ArticleRevision) => {
    if (shown?.version === version) return setShown(undefined)
    const { text } = await call<{ text: string }>('articleRevision', { id: slug, body: { version } })
    setShown({ version, text })
  }
  const restore = async (version: string) => {
    await call('restoreArticle', { id: slug, body: { version } })
    announceDone(texts.queued)
    onRestored()
  }
  return (
    <Section title={texts.history}>
      {history.length === 0 && <Small>{texts.noHistory}</Small>}
      {error && <Alert text={error} />}
      <chakra.ol listStyleType="none" m="0" p="0" maxW="measure">
        {history.map((revision, at) => (
          <chakra.li key={revision.version} py="3" borderTop="1px solid" borderColor="line">
            <Box overflowWrap="anywhere">{revision.subject}</Box>
            <Box textStyle="meta" color="ink2">
              {texts.byWhom(memberName(revision.author), exactly(revision.at))}
            </Box>
            <Flex gap="2" mt="2" wrap="wrap">
              <Button
                variant="line"
                size="sm"
                color="link"
                aria-expanded={shown?.version === revision.version}
                aria-label={`${texts.show}: ${texts.version(exactly(revision.at))}`}
                onClick={() => void run(() => show(revision))}
              >
                {texts.show}
              </Button>
              {at > 0 && (
                <Button
                  {...(asked === revision.version && { ref: asker })}
                  variant="line"
                  size="sm"
                  color="link"
                  aria-label={`${texts.restore}: ${texts.version(exactly(revision.at))}`}
                  onClick={() => setAsked(revision.version)}
                >
                  {texts.restore}
                </Button>
              )}
            </Flex>
            {asked === revision.version && (
              <ConfirmQuestion
                question={texts.restoreQuestion}
                confirm={texts.publishNow}
                keep={texts.keep}
                onConfirm={() => {
                  settle()
                  void run(() => restore(revision.version))
                }}
                onKeep={settle}
              />
            )}
            {shown?.version === revision.version && (
              <chakra.pre
                tabIndex={0}
                aria-label={texts.version(exactly(revision.at))}
                textStyle="small"
                fontFamily="mono"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
                overflowY="auto"
                maxH="24rem"
                mt="3"
              >
                {shown.text}
              </chakra.pre>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  )
}
