import { chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import type { Service } from '#content/serviceEntity.ts'
import { citeId } from '#content/sourceId.ts'
import { faqId } from '#device/offline/faqId.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { InlineText } from '#ui/text/RichText.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { Answer, DefaultText, Question, Questions, sidePanelWidth, Toggle } from './faqParts.ts'

/**
 * Questions with answers. Above 900 px the chosen answer is in a side panel; up to 900 px answers expand inline, one at
 * a time (SD-13, SD-14). One markup for both: each answer follows its question and CSS places it. Without JavaScript
 * all answers are open. Reader views drop buttons with their text, and what is `hidden`: a question is a heading with a
 * button over it, and styles close an answer.
 */
export function Faq({ faq }: { faq: Service['faqSection'] }) {
  const [open, setOpen] = useState<number>()
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const hash = useLocation({ select: (location) => location.hash })
  // Open the question named by the URL hash, as in search results, or the answer to which a note leads back.
  const [sought, setSought] = useState<{ anchor: string }>()
  useEffect(() => {
    const asked = faq.questions.findIndex(({ question }) => faqId(question) === hash)
    const cited = faq.questions.findIndex(({ answer }) => holdsMark(answer, hash))
    if (asked >= 0) setOpen(asked)
    if (cited < 0) return
    setOpen(cited)
    setSought({ anchor: hash })
  }, [hash, faq])
  // While the answer was closed, the click on the note could not scroll to the mark.
  useEffect(() => {
    if (sought) scrollToSection(sought.anchor)
  }, [sought])
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const answers = list.current
    const onSought = ({ target }: Event) => {
      const position = faq.questions.findIndex((_, at) =>
        document.getElementById(`${id}-${at}`)?.contains(target as Node),
      )
      // Open when the event ends, because then the page scrolls to what the answer holds.
      if (position >= 0) flushSync(() => setOpen(position))
    }
    answers?.addEventListener('beforematch', onSought)
    return () => answers?.removeEventListener('beforematch', onSought)
  }, [faq, id])
  const choose = (position: number) => {
    const again = open === position && !matchMedia(sidePanelWidth).matches
    setOpen(again ? undefined : position)
  }
  return (
    <chakra.section aria-labelledby={id} bg="pigment.tint" py={{ base: '14', sm: '28' }}>
      <Container>
        <H2 id={id} mb={{ base: '5', sm: '8' }}>
          {serviceDetail.faqTitle}
        </H2>
        <Questions ref={list}>
          {faq.questions.flatMap(({ question, answer }, position) => {
            const shown = open === position
            const answerId = `${id}-${position}`
            return [
              <Question key={question} data-chosen={shown ? '' : undefined}>
                {/* Readability drops a block whose only text is directly in a heading, hence the span. */}
                <h3 id={faqId(question)}>
                  <span>{question}</span>
                </h3>
                <Toggle
                  aria-labelledby={faqId(question)}
                  aria-expanded={shown}
                  aria-controls={answerId}
                  onClick={() => choose(position)}
                >
                  <Icon name="chevron" size="18px" />
                </Toggle>
              </Question>,
              <Answer
                key={answerId}
                id={answerId}
                data-open={shown ? '' : undefined}
                data-closed={live && !shown ? '' : undefined}
              >
                <InlineText text={answer} />
              </Answer>,
            ]
          })}
          {open === undefined && <DefaultText>{faq.defaultText}</DefaultText>}
        </Questions>
      </Container>
    </chakra.section>
  )
}

/** Whether an answer holds the first mark of the note with this anchor. */
function holdsMark(answer: string, anchor: string): boolean {
  return Array.from(answer.matchAll(/\[\^(\d+)\]/g)).some(([, number = '']) => citeId(number) === anchor)
}
