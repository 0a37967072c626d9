import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useCallback, useId, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { viewTexts as texts } from '#content/texts/staff/views.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { NewView, SavedView, ViewFilter } from '#contract/staff/views.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { type ChosenFilters, everything } from './filter.ts'

interface SavedViewsProps {
  chosen: ChosenFilters
  onChoose: (chosen: ChosenFilters) => void
}

/** Views that were saved, one's own and those of the office: to choose, to save the present one, and to delete. */
export function SavedViews({ chosen, onChoose }: SavedViewsProps) {
  const { role } = useSession()
  const load = useCallback((signal: AbortSignal) => call<Listing<SavedView>>('views', { signal }), [])
  const { data, reload } = useResource(load)
  const [isSaving, setSaving] = useState(false)
  const items = data?.items ?? []
  const filter = filterFrom(chosen)
  const current = items.find((one) => JSON.stringify(sorted(one.filter)) === JSON.stringify(sorted(filter)))
  const choose = (id: string) => {
    const view = items.find((one) => one.id === id)
    if (!view) return onChoose(everything())
    onChoose({ ...everything(), ...view.filter, viewBefore: view.filter.view })
  }
  const remove = async ({ id, name, isShared, filter: kept, isOwn }: SavedView) => {
    try {
      await call('removeView', { id })
      reload()
      const again = async () => {
        await call<SavedView>('saveView', { body: { name, isShared, filter: kept } })
        reload()
      }
      announceDone(texts.removed, isOwn ? again : undefined)
    } catch (error) {
      announceFailure(errorText(error))
    }
  }
  return (
    <>
      {items.length > 0 && (
        <Box gridColumn="1 / -1">
          <Choice
            labelled
            label={texts.label}
            value={current?.id ?? ''}
            options={[{ value: '', text: texts.none }, ...items.map((one) => ({ value: one.id, text: nameOf(one) }))]}
            onChoose={choose}
          />
        </Box>
      )}
      <Flex gap="3" gridColumn="1 / -1" wrap="wrap">
        <Button variant="line" size="sm" color="link" onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
        {current && (current.isOwn || role === 'owner') && (
          <Button variant="plain" size="sm" onClick={() => void remove(current)}>
            {texts.remove}
          </Button>
        )}
      </Flex>
      {isSaving && (
        <SaveView
          filter={filter}
          own={items.filter(({ isOwn }) => isOwn)}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false)
            reload()
          }}
        />
      )}
    </>
  )
}

interface SaveViewProps {
  filter: ViewFilter
  own: readonly SavedView[]
  onClose: () => void
  onSaved: () => void
}

function SaveView({ filter, own, onClose, onSaved }: SaveViewProps) {
  const [name, setName, clearName] = useDraft('view:name')
  const [isShared, setShared] = useState(false)
  const shareId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !name.trim()) return
    setBusy(true)
    setError('')
    try {
      const body: NewView = { name, isShared, filter }
      await call<SavedView>('saveView', { body })
      clearName(name)
      announceDone(texts.saved)
      onSaved()
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  const isTaken = own.some((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <Modal onClose={onClose} aria-labelledby="save-view" {...dialogStyle}>
      <H2 id="save-view">{texts.title}</H2>
      <Small mt="2" mb="4">
        {texts.text}
      </Small>
      <chakra.form display="grid" gap="4" onSubmit={(event: FormEvent) => void onSubmit(event)}>
        <LabelledField
          label={texts.name}
          required
          dir="auto"
          autoComplete="off"
          maxLength={60}
          fontSize="1rem"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {isTaken && <Small>{texts.replaces}</Small>}
        <chakra.label htmlFor={shareId} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
          <Checkbox
            id={shareId}
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          {texts.share}
        </chakra.label>
        {error && <Alert text={error} />}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="navy" size="sm" disabled={busy || !name.trim()}>
            {texts.confirm}
          </Button>
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              clearName(name)
              onClose()
            }}
          >
            {deskTexts.cancel}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

function nameOf({ name, isShared, isOwn, by }: SavedView): string {
  if (!isOwn) return texts.sharedBy(name, memberName(by))
  return isShared ? texts.shared(name) : name
}

/** The chosen filters without what was searched for. */
function filterFrom({ text, viewBefore, view, ...filter }: ChosenFilters): ViewFilter {
  // A search looks through all; the view from before it is the one that was chosen.
  return { ...filter, view: text === '' ? view : viewBefore }
}

function sorted(filter: ViewFilter) {
  return Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1))
}
