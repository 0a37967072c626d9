import { type EarlyInput, isOutboxForm } from '#browser/earlyInput.ts'
import { onceHydrated } from '#browser/hydrated.ts'
import { press, repeatStoppedPresses } from '#browser/repeatPresses.ts'
import { pressSlash } from '#browser/slash.ts'

/**
 * From now on React hears presses itself; the earlier ones are repeated in their order once the page is hydrated. The
 * submits of forms that the outbox sends are left to these forms (ui/controls/useOutboxForm.ts).
 */
export function replayEarlyInput(early: EarlyInput | undefined): void {
  if (!early) return
  early.stop()
  repeatStoppedPresses((button) => early.pressed.includes(button))
  onceHydrated(() => void replay(early))
}

async function replay(early: EarlyInput): Promise<void> {
  const texts = early.texts()
  early.forgetOthers()
  const isLeft = ({ form, type }: HTMLButtonElement) => type === 'submit' && isOutboxForm(form)
  const presses = early.pressed.filter((button) => !isLeft(button))
  early.pressed = early.pressed.filter(isLeft)
  for (const button of presses) {
    const { form, type } = button
    if (form && type === 'submit' && !texts[form.getAttribute('name') ?? '']?.submittedAt)
      button.removeAttribute('aria-busy')
    else await press(button)
  }
  if (early.slash) pressSlash()
}
