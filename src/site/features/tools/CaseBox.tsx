import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { parseCase } from './caseFile.ts'
import { changeCase, eraseCase } from './caseStore.ts'
import { Field } from './Field.tsx'
import { useCase } from './useCase.ts'

/** The case on this device: its name, saving and opening it as a file, deleting everything. */
export function CaseBox() {
  const { file, isKept } = useCase()
  const [message, setMessage] = useState('')
  const [isAsking, setAsking] = useState(false)
  const eraser = useRef<HTMLButtonElement>(null)
  const inputId = useId()
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const found = parseCase((await input.files?.[0]?.text()) ?? '')
    if (found) changeCase(() => found)
    setMessage(found ? texts.imported : texts.notImported)
    // The same file may be opened again.
    input.value = ''
  }
  /** The pressed button goes with the question: the keyboard is back where it was. */
  const answered = () => {
    setAsking(false)
    eraser.current?.focus({ preventScroll: true })
  }
  const erase = () => {
    answered()
    eraseCase()
    setMessage(texts.erased)
  }
  return (
    <Box data-screen="" mt="10" pt="6" borderTop="1px solid" borderColor="line" display="grid" gap="4">
      <H3>{texts.caseTitle}</H3>
      <Small>{isKept ? texts.onDevice : texts.notKept}</Small>
      <Field
        label={texts.caseName}
        autoComplete="off"
        value={file.name}
        onValue={(name) => changeCase((before) => ({ ...before, name }))}
      />
      <Flex gap="3" wrap="wrap">
        <Button
          variant="line"
          size="sm"
          onClick={() =>
            saveFile(new Blob([JSON.stringify(file, undefined, 2)], { type: 'application/json' }), texts.fileName)
          }
        >
          {texts.export}
        </Button>
        <chakra.label
          htmlFor={inputId}
          display="inline-flex"
          alignItems="center"
          minH="touch"
          px="18px"
          border="2px solid"
          borderRadius="tile"
          textStyle="button"
          fontSize="1rem"
          cursor="pointer"
          css={{ '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' } }}
        >
          {texts.import}
          <input
            id={inputId}
            className="unseen"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event)}
          />
        </chakra.label>
        <Button ref={eraser} variant="plain" size="sm" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </Flex>
      {isAsking && (
        <ConfirmQuestion
          question={texts.eraseQuestion}
          confirm={texts.eraseYes}
          keep={texts.eraseNo}
          onConfirm={erase}
          onKeep={answered}
        />
      )}
      <Box role="status" textStyle="small">
        {message}
      </Box>
    </Box>
  )
}
