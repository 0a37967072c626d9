import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { tagTexts as texts } from '#content/texts/staff/stages.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { distinctTags, longestTag, mostTags, tagFrom, tagKey } from '#contract/staff/stages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { useTags } from '../data/tags.ts'
import { Tool } from '../enquiry/tools.ts'
import { type TagEdit, withTags } from '../enquiry/withTags.ts'
import { Alert } from '../layout/Alert.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface TagDialogProps {
  items: readonly EnquiryItem[]
  onSave: (edit: TagEdit) => void
  onClose: () => void
}

const mostOffered = 12

/** Puts tags on enquiries and takes them off, of one or of all that are chosen. */
export function TagDialog({ items, onSave, onClose }: TagDialogProps) {
  const before = distinctTags(items.flatMap(({ tags }) => tags))
  const [tags, setTags] = useState(before)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const known = useTags()
  const has = (list: readonly string[], tag: string) => list.some((one) => tagKey(one) === tagKey(tag))
  /** The tags with one more; nothing if it cannot be taken, which is said. */
  const extended = (text: string): string[] | undefined => {
    const tag = tagFrom(text)
    if (!/[\p{L}\p{N}]/u.test(tag)) return void setError(texts.noWord)
    const next = withTags(tags, {
      added: [known.find(({ tag: one }) => tagKey(one) === tagKey(tag))?.tag ?? tag],
      removed: [],
    })
    const isTooMany = items.some((item) => withTags(item.tags, changes(next)).length > mostTags)
    if (isTooMany) return void setError(texts.tooMany(mostTags))
    setError('')
    setTags(next)
    setTyped('')
    return next
  }
  const changes = (next: readonly string[]): TagEdit => ({
    added: next.filter((tag) => !has(before, tag)),
    removed: before.filter((tag) => !has(next, tag)),
  })
  const save = () => {
    // Still in the field, it is meant to be put on.
    const next = typed.trim() === '' ? tags : extended(typed)
    if (!next) return
    const edit = changes(next)
    if (edit.added.length + edit.removed.length === 0) onClose()
    else onSave(edit)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') save()
    else extended(typed)
  }
  const offered = known.filter(({ tag }) => !has(tags, tag)).slice(0, mostOffered)
  return (
    <Modal onClose={onClose} aria-labelledby="tags" {...dialogStyle}>
      <H2 id="tags">{texts.title}</H2>
      <Small mt="2">{items.length > 1 ? texts.several(items.length) : texts.text}</Small>
      <TagGrid>
        {tags.map((tag) => (
          <Tool
            key={tagKey(tag)}
            aria-label={texts.remove(tag)}
            onClick={() => {
              setTags(withTags(tags, { added: [], removed: [tag] }))
              field.current?.focus()
            }}
          >
            <Word>
              <bdi>{tag}</bdi>
            </Word>
            <Icon name="close" size="16px" />
          </Tool>
        ))}
      </TagGrid>
      <form onSubmit={onSubmit}>
        <Flex align="end" gap="2" mt="3">
          <Box flex="1" minW="0">
            <LabelledField
              ref={field}
              label={texts.fresh}
              list={listId}
              autoComplete="off"
              dir="auto"
              maxLength={longestTag}
              fontSize="1rem"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </Box>
          <Button type="submit" variant="line" size="sm">
            {texts.add}
          </Button>
        </Flex>
        <datalist id={listId}>
          {known.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
      {offered.length > 0 && (
        <TagGrid role="group" aria-label={texts.known}>
          {offered.map(({ tag }) => (
            <Tool key={tag} onClick={() => extended(tag)}>
              <Word>
                <bdi>{tag}</bdi>
              </Word>
            </Tool>
          ))}
        </TagGrid>
      )}
      {error && (
        <Box mt="3">
          <Alert text={error} />
        </Box>
      )}
      <Flex gap="3" mt="5" wrap="wrap">
        <Button variant="navy" size="sm" onClick={save}>
          {texts.save}
        </Button>
        <Button variant="plain" size="sm" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
      </Flex>
    </Modal>
  )
}

const TagGrid = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4', _empty: { mt: '0' } } })
/** Up to the width of the dialog, however long. */
const Word = chakra('span', { base: { minW: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' } })
