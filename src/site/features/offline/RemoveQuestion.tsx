import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'

/** Asks whether the marks and notes of this device are removed with the stored pages; no answer removes nothing. */
export default function RemoveQuestion({ onAnswer }: { onAnswer: (andMarks?: boolean) => void }) {
  return (
    <ConfirmQuestion
      question={texts.removeMarks}
      confirm={texts.removeMarksYes}
      keep={texts.removeMarksNo}
      onConfirm={() => onAnswer(true)}
      onKeep={() => onAnswer(false)}
    >
      <Button variant="plain" size="sm" onClick={() => onAnswer()}>
        {texts.removeNothing}
      </Button>
    </ConfirmQuestion>
  )
}
