import { Box, chakra } from '@chakra-ui/react'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import type { ArticleFileAnswer, ArticleFinding } from '#contract/staff/articles.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Section } from '../enquiry/Section.tsx'

interface ChecksProps {
  article: ArticleFileAnswer
  isDirty: boolean
  busy: boolean
  onCheck: () => void
  /** Shows a line of the file in the text. */
  goTo: (line: number) => void
}

/** The findings of the checks, with their lines, and the page as it would look. */
export function ArticleChecks({ article, isDirty, busy, onCheck, goTo }: ChecksProps) {
  const { slug, findings, isChecking } = article
  // Words that were changed since are saved first, and the checks of the older ones given up: no need to wait for them.
  const isWaiting = isChecking && !isDirty
  return (
    <Section title={texts.findings}>
      <Small maxW="measure">{texts.checkHint}</Small>
      <Button variant="line" size="sm" my="3" aria-disabled={busy || isWaiting} onClick={() => !isWaiting && onCheck()}>
        {texts.check}
      </Button>
      <Box role="status">
        {isChecking && <Small>{texts.checking}</Small>}
        {findings && isDirty && <Small>{texts.unchecked}</Small>}
        {findings?.faults.length === 0 && <Small>{texts.noFaults}</Small>}
      </Box>
      {findings && (
        <>
          <Findings title={texts.faults} findings={findings.faults} goTo={goTo} isFault />
          <Findings title={texts.remarks} findings={findings.remarks} goTo={goTo} />
          {findings.hasPreview && (
            <chakra.iframe
              // Its own answer has a policy without scripts; the origin is needed for pictures and letters alone.
              sandbox="allow-same-origin"
              src={`${staffUrl('articlePreview', slug)}?version=${findings.version}`}
              title={texts.preview}
              display="block"
              mt="3"
              w="full"
              h="40rem"
              border="1px solid"
              borderColor="line"
              borderRadius="tile"
            />
          )}
        </>
      )}
    </Section>
  )
}

interface FindingsProps {
  title: string
  findings: readonly ArticleFinding[]
  goTo: (line: number) => void
  isFault?: boolean
}

function Findings({ title, findings, goTo, isFault = false }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <Box mb="4" maxW="measure">
      <chakra.h3 textStyle="label" color={isFault ? 'err' : 'ink'}>
        {title}
      </chakra.h3>
      <chakra.ul m="0" pl="5">
        {findings.map(({ line, text }) => (
          <chakra.li key={`${line} ${text}`} textStyle="small" overflowWrap="anywhere" whiteSpace="pre-wrap" mb="2">
            {line > 0 && (
              <Button
                variant="line"
                size="sm"
                color="link"
                mr="2"
                aria-label={`${texts.goTo}: ${texts.line(line)}`}
                onClick={() => goTo(line)}
              >
                {texts.line(line)}
              </Button>
            )}
            <span>{text}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
