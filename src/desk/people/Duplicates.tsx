import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useCallback, useState } from 'react'
import { personTexts as texts } from '#content/texts/staff/people.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { PersonCandidate, PersonDetail, PersonMerged } from '#contract/staff/people.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Loading } from '../layout/Loading.tsx'
import { BusyTool } from './BusyTool.tsx'
import { List, Quiet } from './personList.ts'

interface DuplicatesProps {
  person: PersonDetail
  put: (person: PersonDetail) => void
}

/** Others who may be this person, and a search for one who is, to be merged. */
export function Duplicates({ person, put }: DuplicatesProps) {
  const { id } = person
  const load = useCallback((signal: AbortSignal) => call<Listing<PersonCandidate>>('duplicates', { id, signal }), [id])
  const { data, error, reload } = useResource(load)
  const merge = async (other: PersonCandidate) => {
    try {
      const { person: whole, parts } = await call<PersonMerged>('mergePeople', { id, body: { other: other.id } })
      put(whole)
      announceDone(texts.merged, async () => {
        put(await call<PersonDetail>('splitPerson', { id, body: { parts } }))
        announceChange({ kind: 'enquiry', id: '', what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id: '', what: 'changed' })
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  // Merged since they were found.
  const isOther = ({ id: one }: PersonCandidate) =>
    !person.parts.some((part) => part.id === one) && !person.enquiries.some((enquiry) => enquiry.id === one)
  return (
    <Section title={texts.duplicates}>
      {!data && <Loading error={error} retry={reload} />}
      {data && !data.items.some(isOther) && <Small>{texts.noDuplicates}</Small>}
      <Candidates items={data?.items.filter(isOther) ?? []} onMerge={merge} />
      <FindPerson isOther={isOther} onMerge={merge} />
    </Section>
  )
}

interface CandidatesProps {
  items: readonly PersonCandidate[]
  onMerge: (candidate: PersonCandidate) => Promise<void>
}

function Candidates({ items, onMerge }: CandidatesProps) {
  return (
    <List>
      {items.map((one) => {
        const name = one.name || one.email || texts.noName
        return (
          <li key={one.id}>
            <Flex align="center" gap="3" wrap="wrap">
              <Box flex="1 1 14rem" minW="0">
                <Link to="/people/of/$id" params={{ id: one.id }}>
                  <bdi>{name}</bdi>
                </Link>
                <Quiet>
                  <bdi>{[one.email, one.contactNumber].filter(Boolean).join(', ')}</bdi>
                </Quiet>
                {one.because.length > 0 && <Quiet>{one.because.map((why) => texts.because[why]).join(', ')}</Quiet>}
              </Box>
              <BusyTool label={texts.mergeWith(name)} onPress={() => onMerge(one)}>
                {texts.merge}
              </BusyTool>
            </Flex>
          </li>
        )
      })}
    </List>
  )
}

interface FindPersonProps {
  isOther: (candidate: PersonCandidate) => boolean
  onMerge: (candidate: PersonCandidate) => Promise<void>
}

function FindPerson({ isOther, onMerge }: FindPersonProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly PersonCandidate[]>()
  const [error, setError] = useFailure()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    setError('')
    try {
      setFound((await call<Listing<PersonCandidate>>('searchPeople', { body: { text } })).items)
    } catch (reason) {
      setError(errorText(reason))
    }
  }
  const others = found?.filter(isOther)
  return (
    <>
      <form onSubmit={(event) => void onSubmit(event)}>
        <Flex align="end" gap="2" mt="4" wrap="wrap">
          <Box flex="1 1 14rem" minW="0">
            <LabelledField
              label={texts.search}
              placeholder={texts.searchHint}
              type="search"
              autoComplete="off"
              dir="auto"
              maxLength={200}
              fontSize="1rem"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Box>
          <Button type="submit" variant="line" size="sm">
            {texts.find}
          </Button>
        </Flex>
      </form>
      {error && <Alert text={error} />}
      <Box role="status" mt="2">
        {others?.length === 0 && <Small>{texts.nobodyFound}</Small>}
      </Box>
      {others && <Candidates items={others} onMerge={onMerge} />}
    </>
  )
}
