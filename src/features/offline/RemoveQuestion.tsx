import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'

/** Asks whether the marks and notes of this device are removed with the stored pages. */
export default function RemoveQuestion({ onAnswer }: { onAnswer: (andMarks: boolean) => void }) {
  return (
    <ConfirmQuestion
      question={texts.removeMarks}
      confirm={texts.removeMarksYes}
      keep={texts.removeMarksNo}
      onConfirm={() => onAnswer(true)}
      onKeep={() => onAnswer(false)}
    />
  )
}
