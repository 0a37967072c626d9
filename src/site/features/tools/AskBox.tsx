import { Box, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { draftQuestion } from '#ui/contact/draftQuestion.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { LongField } from './Field.tsx'

/**
 * Opens the question about the answer, to be edited, and puts it into the message of the enquiry form. `text` is missing while
 * there is no answer; an opened question stays, because it may have been edited.
 */
export function AskBox({ text }: { text: string | undefined }) {
  const [typed, setTyped] = useState<string>()
  const [basis, setBasis] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = typed !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    // The pressed button is gone. The heading, not the field: the keyboard of a phone would cover what is to be read.
    const next = isOpen ? heading.current : (opener.current ?? place.current)
    next?.focus()
  }, [isOpen])
  const navigate = useNavigate()
  const go = async (question: string) => {
    await draftQuestion(question)
    await navigate({ to: '/contact', hash: 'contact' })
  }
  const begin = (question: string) => {
    setTyped(question)
    setBasis(question)
  }
  return (
    <Box ref={place} data-screen="" tabIndex={-1} outline="none">
      {isOpen && (
        <Box mt="6" p={{ base: '5', sm: '7' }} bg="wash" borderRadius="card">
          <H3 ref={heading} tabIndex={-1}>
            {texts.askTitle}
          </H3>
          <Small mt="2" mb="4">
            {texts.askLead}
          </Small>
          <LongField label={texts.askLabel} rows={12} value={typed} onValue={setTyped} />
          {text !== undefined && text !== basis && (
            <Flex mt="4" gap="3" wrap="wrap" align="center">
              <Small>{texts.askChanged}</Small>
              <Button
                variant="line"
                size="sm"
                onClick={() => {
                  begin(text)
                  heading.current?.focus()
                }}
              >
                {texts.askAgain}
              </Button>
            </Flex>
          )}
          <Flex mt="4" gap="3" wrap="wrap">
            <Button disabled={typed.trim() === ''} onClick={() => void go(typed)}>
              {texts.askGo}
            </Button>
            <Button variant="plain" onClick={() => setTyped(undefined)}>
              {texts.askCancel}
            </Button>
          </Flex>
        </Box>
      )}
      {text !== undefined && (
        <Flex mt="6" gap="3" wrap="wrap">
          {!isOpen && (
            <Button ref={opener} onClick={() => begin(text)}>
              {texts.ask}
            </Button>
          )}
          <Button variant="line" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Flex>
      )}
    </Box>
  )
}
