import { Box, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { languages } from '#content/languages.ts'
import { serviceCards } from '#content/services.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { foundTemplates } from '../enquiry/templateOrder.ts'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { TemplateForm } from './TemplateForm.tsx'

/** Texts to begin answers with. */
export default function TemplatesPage() {
  const load = useCallback((signal: AbortSignal) => call<Listing<AnswerTemplate>>('templates', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [edited, setEdited] = useState<AnswerTemplate | 'new'>()
  const [search, setSearch] = useState('')
  const { may } = useSession()
  useLive(['template'], reload)
  const remove = async (template: AnswerTemplate) => {
    try {
      const { id, version, ...words } = template
      await call('removeTemplate', { id, body: { version } })
      const key = uuidv7()
      announceDone(texts.removed, async () => {
        await call('saveTemplate', { body: words, key })
        reload()
      })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    // Also if a colleague was faster: the words of now are to be seen before it is tried again.
    reload()
  }
  const items = data?.items ?? []
  const found = foundTemplates(items, search)
  const move = async (at: number, to: number) => {
    const ids = items.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(at, 1))
    try {
      await call('orderTemplates', { body: { ids } })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    reload()
  }
  const onDone = () => {
    setEdited(undefined)
    reload()
  }
  return (
    <Screen
      title={deskTexts.templates}
      lede={texts.lede}
      tools={
        edited === undefined && (
          <Button size="sm" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {edited && <TemplateForm key={edited === 'new' ? edited : edited.id} template={edited} onDone={onDone} />}
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && !edited && <EmptyState title={texts.emptyTitle} text={texts.lede} />}
      {items.length > 1 && (
        <Box mb="5" maxW="measure">
          <LabelledField
            label={texts.search}
            type="search"
            maxLength={200}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Box>
      )}
      {items.length > 0 && found.length === 0 && <Small>{texts.nothingFound}</Small>}
      {found.map((template) => (
        <Card key={template.id}>
          <H2 textStyle="h3" mb="2">
            {template.name}
          </H2>
          {(template.service || template.language) && (
            <Box textStyle="meta" color="ink2" mb="1">
              {forWhat(template)}
            </Box>
          )}
          <Box textStyle="label" mb="1">
            {template.subject}
          </Box>
          <Box textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {template.text}
          </Box>
          <Flex gap="2" mt="4" wrap="wrap">
            <Button variant="line" size="sm" color="link" onClick={() => setEdited(template)}>
              {texts.edit}
            </Button>
            <Button variant="line" size="sm" color="link" onClick={() => void remove(template)}>
              {texts.remove}
            </Button>
            {search === '' && items.length > 1 && may('orderTemplates') && (
              <Moves name={template.name} at={items.indexOf(template)} count={items.length} onMove={move} />
            )}
          </Flex>
        </Card>
      ))}
    </Screen>
  )
}

function forWhat({ service, language }: AnswerTemplate): string {
  const title = serviceCards.find(({ path }) => path === service)?.title ?? service
  const name = languages.find(({ code }) => code === language)?.name ?? language
  return [title, name].filter(Boolean).join(' · ')
}

interface MovesProps {
  name: string
  at: number
  count: number
  onMove: (at: number, to: number) => Promise<void>
}

function Moves({ name, at, count, onMove }: MovesProps) {
  const to = (place: number, label: string, arrow: string) => {
    const isEnd = place < 0 || place >= count
    return (
      <Button
        variant="line"
        size="sm"
        color="link"
        aria-label={label}
        // Disabled at the end of the way there, it would lose the focus.
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) void onMove(at, place)
        }}
      >
        {arrow}
      </Button>
    )
  }
  return (
    <>
      {to(at - 1, texts.up(name), '↑')}
      {to(at + 1, texts.down(name), '↓')}
    </>
  )
}
