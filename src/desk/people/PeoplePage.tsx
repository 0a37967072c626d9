import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { peopleTexts as texts } from '#content/texts/staff/lists.ts'
import type { PersonCounts, PersonQuery } from '#contract/staff/operation.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call, callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { takePersonSought } from '../data/personSought.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Card } from '../layout/Card.tsx'
import { Choice } from '../layout/Choice.tsx'
import { Screen } from '../layout/Screen.tsx'
import { CountList } from './CountList.tsx'
import { EraseDialog } from './EraseDialog.tsx'

const kinds = ['email', 'phone', 'name', 'reference', 'comment'] as const

interface Found {
  query: PersonQuery
  counts: PersonCounts
}

/** The records of one person: found, handed out or erased. */
export default function PeoplePage() {
  const { may } = useSession()
  // From an enquiry: whom it is about.
  const [sought] = useState(takePersonSought)
  const [kind, setKind] = useState<PersonQuery['kind']>(sought?.kind ?? 'email')
  const [value, setValue] = useState(sought?.value ?? '')
  const [found, setFound] = useState<Found>()
  const [error, setError] = useFailure()
  const [isErasing, setErasing] = useState(false)
  /** The question whose answer is wanted: erasing or handing out an earlier one's person would be another one than in the field. */
  const asked = useRef<PersonQuery>(undefined)
  const find = useCallback(
    async (query: PersonQuery) => {
      asked.current = query
      setError('')
      setFound(undefined)
      try {
        const counts = await call<PersonCounts>('findPerson', { body: query })
        if (asked.current === query) setFound({ query, counts })
      } catch (reason) {
        if (asked.current === query) setError(errorText(reason))
      }
    },
    [setError],
  )
  useEffect(() => {
    if (sought) void find(sought)
  }, [sought, find])
  const forget = () => {
    asked.current = undefined
    setFound(undefined)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void find({ kind, value })
  }
  const download = async ({ query }: Found) => {
    try {
      saveFile(await callForFile('exportPerson', { body: query }), 'personal-data.json')
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  const isEmpty = found && Object.values(found.counts).every((count) => count === 0)
  return (
    <Screen title={texts.title} lede={texts.lede}>
      <chakra.form display="grid" gap="4" maxW="measure" mb="8" onSubmit={onSubmit}>
        <Choice
          labelled
          label={texts.kind}
          value={kind}
          options={kinds.map((one) => ({ value: one, text: texts.kinds[one] }))}
          onChoose={(chosen) => {
            setKind(chosen as PersonQuery['kind'])
            forget()
          }}
        />
        <LabelledField
          label={texts.kinds[kind]}
          required
          maxLength={300}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value)
            forget()
          }}
        />
        {error && <Alert text={error} />}
        <div>
          <Button type="submit" variant="navy" size="sm">
            {texts.find}
          </Button>
        </div>
      </chakra.form>
      <Box role="status">
        {isEmpty && (
          <Card>
            <H2 textStyle="h3">{texts.nothingTitle}</H2>
            <Small mt="2">{texts.nothing}</Small>
          </Card>
        )}
        {found && !isEmpty && (
          <Card>
            <H2 textStyle="h3" mb="3">
              {texts.found}
            </H2>
            <CountList counts={found.counts} />
            {may('erasePerson') ? (
              <Flex gap="3" wrap="wrap" mt="5">
                <Button variant="navy" size="sm" onClick={() => void download(found)}>
                  {texts.export}
                </Button>
                <Button variant="line" size="sm" color="err" onClick={() => setErasing(true)}>
                  {texts.erase}
                </Button>
              </Flex>
            ) : (
              <Small mt="4">{texts.ownerOnly}</Small>
            )}
          </Card>
        )}
      </Box>
      {isErasing && found && (
        <EraseDialog
          query={found.query}
          counts={found.counts}
          onClose={() => setErasing(false)}
          onChanged={(counts) => setFound({ ...found, counts })}
          onErased={(warning) => {
            setErasing(false)
            setFound(undefined)
            setValue('')
            announceDone(warning === null ? texts.erased : `${texts.erased} ${warning}`)
          }}
        />
      )}
    </Screen>
  )
}
