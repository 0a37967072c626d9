import { useEffect, useRef } from 'react'
import { clearDraft, editId } from '#outbox/drafts.ts'
import { saveEditDraft, showEditDraft } from '#outbox/forms.ts'
import type { ItemBody } from '#outbox/item.ts'
import { edit, type Handled } from '#outbox/items.ts'
import { openEditor } from './openEditors.ts'

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
    void showEditDraft(node, key)
  }, [key])

  const saveTyped = () => {
    if (form.current) saveEditDraft(form.current, key)
  }
  const dropTyped = () => void clearDraft(editId(key))
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
