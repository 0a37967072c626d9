import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useCallback, useState } from 'react'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import { newsletterTexts } from '#content/texts/staff/newsletters.ts'
import {
  type SubscriberCounts,
  type SubscriberItem,
  type SubscriberPage,
  type SubscriberSearch,
  type SubscriberState,
  subscriberStates,
} from '#contract/staff/subscribers.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call, callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { Segments } from '../layout/Segments.tsx'
import { AddSubscriber } from './AddSubscriber.tsx'
import { Growth } from './Growth.tsx'
import { ImportSubscribers } from './ImportSubscribers.tsx'
import { RemoveSubscriber } from './RemoveSubscriber.tsx'
import { SubscriberList } from './SubscriberList.tsx'

const pageSize = 50
const everyState = ''

/** The list of the newsletter: searched, added to, taken off, and how it grew. */
export default function SubscribersPage() {
  const { may } = useSession()
  const [state, setState] = useState<SubscriberState | typeof everyState>(everyState)
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [leaving, setLeaving] = useState<SubscriberItem>()
  const loadCounts = useCallback((signal: AbortSignal) => call<SubscriberCounts>('subscribers', { signal }), [])
  const counts = useResource(loadCounts)
  const load = useCallback(
    (signal: AbortSignal) => call<SubscriberPage>('searchSubscribers', { body: searchOf(state, text), signal }),
    [state, text],
  )
  const { data, error, reload, put } = useResource(load)
  const loadMore = async (shown: SubscriberPage) => {
    try {
      const body = { ...searchOf(state, text), ...(shown.next !== null && { cursor: shown.next }) }
      const page = await call<SubscriberPage>('searchSubscribers', { body })
      put({ ...page, items: [...shown.items, ...page.items] })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  const changed = () => {
    setAdding(false)
    setImporting(false)
    setLeaving(undefined)
    reload()
    counts.reload()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setText(typed.trim())
  }
  const countOf = (one: SubscriberState) => (counts.data ? ` ${counts.data[one].toLocaleString('en-IN')}` : '')
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        <Flex gap="3" wrap="wrap">
          {may('newsletters') && (
            <ButtonLink to="/newsletters" size="sm">
              {newsletterTexts.title}
            </ButtonLink>
          )}
          {may('addSubscriber') && (
            <Button variant="line" size="sm" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )}
          {may('importSubscribers') && (
            <Button variant="line" size="sm" onClick={() => setImporting(true)}>
              {texts.import.open}
            </Button>
          )}
        </Flex>
      }
    >
      <Segments
        label={texts.state}
        value={state}
        options={[
          { value: everyState, text: texts.all },
          ...subscriberStates.map((one) => ({ value: one, text: `${texts.tabs[one]}${countOf(one)}` })),
        ]}
        onChoose={setState}
      />
      <chakra.form role="search" display="flex" alignItems="end" gap="3" my="4" maxW="measure" onSubmit={onSubmit}>
        <Box flex="1" minW="0">
          <LabelledField
            label={texts.search}
            type="search"
            maxLength={254}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Box>
        <Button type="submit" variant="line" size="sm">
          {texts.find}
        </Button>
      </chakra.form>
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={text || state ? texts.nothingFound : texts.empty} />
      )}
      {data && <SubscriberList items={data.items} onRemove={setLeaving} />}
      {data && data.next !== null && (
        <Box mt="4">
          <Button variant="line" size="sm" onClick={() => void loadMore(data)}>
            {texts.more}
          </Button>
        </Box>
      )}
      {may('exportSubscribers') && data && data.items.length > 0 && <Download search={searchOf(state, text)} />}
      <Growth />
      {isAdding && <AddSubscriber onClose={() => setAdding(false)} onAdded={changed} />}
      {isImporting && <ImportSubscribers onClose={() => setImporting(false)} onImported={changed} />}
      {leaving && <RemoveSubscriber subscriber={leaving} onClose={() => setLeaving(undefined)} onRemoved={changed} />}
    </Screen>
  )
}

function searchOf(state: SubscriberState | typeof everyState, text: string): SubscriberSearch {
  return { text, limit: pageSize, ...(state !== everyState && { state }) }
}

/** Hands the list out as it is filtered. */
function Download({ search: { text, state } }: { search: SubscriberSearch }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const body = { text, ...(state && { state }) }
      saveFile(await callForFile('exportSubscribers', { body }), 'subscribers.csv')
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <Box maxW="measure" mt="6">
      <Button variant="navy" size="sm" disabled={busy} onClick={() => void download()}>
        {texts.export}
      </Button>
      <Small mt="3" textStyle="meta">
        {texts.exportHint}
      </Small>
    </Box>
  )
}
