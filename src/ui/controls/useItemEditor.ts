import { useEffect, useRef } from 'react'
import { clearDraft, loadDraft, saveDraft } from '#device/outbox/drafts.ts'
import { editId, type ItemBody } from '#device/outbox/item.ts'
import { edit, type Handled } from '#device/outbox/replay.ts'
import { openEditor } from './openEditors.ts'
import { controlsOf, valuesOf } from './useOutboxForm.ts'

/**
 * The editor of an item that waits in the outbox: it takes the focus, shows what was typed there before, keeps what is
 * typed as a draft, and saves once at a time. Panel and thread draw it each in their own way.
 */
export function useItemEditor(key: string) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  useEffect(openEditor, [])
  useEffect(() => {
    const node = form.current
    if (!node) return
    node.querySelector<HTMLElement>('textarea, input')?.focus()
    showDraft(node, key)
  }, [key])

  const saveTyped = () => {
    if (form.current) saveDraft(editId(key), valuesOf(form.current))
  }
  const dropTyped = () => clearDraft(editId(key))
  /** `busy` while an earlier save is under way, `failed` where storage fails. */
  const save = async (body: ItemBody): Promise<Handled | 'busy' | 'failed'> => {
    if (busy.current) return 'busy'
    busy.current = true
    const handled = await edit(key, body).catch(() => 'failed' as const)
    busy.current = false
    return handled
  }
  return { form, saveTyped, dropTyped, save }
}

/** Shows what was typed there before and not saved. */
function showDraft(form: HTMLFormElement, key: string): void {
  const draft = loadDraft(editId(key))
  for (const control of controlsOf(form)) control.value = draft?.[control.name] ?? control.value
}
