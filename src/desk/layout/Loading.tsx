import { Flex } from '@chakra-ui/react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { errorText } from '../data/errorText.ts'
import { Alert } from './Alert.tsx'

/** In place of what is loading or could not be loaded. */
export function Loading({ error, retry }: { error?: unknown; retry: () => void }) {
  if (error !== undefined) {
    return (
      <Alert text={errorText(error, texts.loadFailed)}>
        <Button variant="line" size="sm" onClick={retry}>
          {texts.retry}
        </Button>
      </Alert>
    )
  }
  return (
    <Flex justify="center" py="12" color="ink2">
      <Spinner label={texts.loading} />
    </Flex>
  )
}
