import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** In place of a page whose code failed. What was typed is in its drafts. */
export function Crashed() {
  return (
    <EmptyState title={texts.loadFailed} text={texts.crashed}>
      <Button size="sm" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </EmptyState>
  )
}
