import type { EarlyInput } from '#browser/earlyInput.ts'
import { loadDraft, saveDraft } from '#outbox/drafts.ts'

/**
 * Makes drafts of what was typed on earlier pages that no script ever took over, where this page does not have the form. A
 * form of this page takes its text over itself (ui/controls/useOutboxForm.ts).
 */
export function adoptEarlyText(early: EarlyInput | undefined, page: ParentNode = document): void {
  const texts = Object.entries(early?.texts() ?? {}).filter(([name]) => !page.querySelector(`form[name="${name}"]`))
  for (const [name, { fields }] of texts) {
    const typed = Object.entries(fields).filter(([, value]) => value)
    saveDraft(name, { ...loadDraft(name), ...Object.fromEntries(typed) })
  }
  early?.forget(texts.map(([name]) => name))
}
