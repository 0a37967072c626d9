import { Box, Flex } from '@chakra-ui/react'
import { personTexts as texts } from '#content/texts/staff/people.ts'
import type { PersonDetail, PersonMerged, PersonPart } from '#contract/staff/people.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { BusyTool } from './BusyTool.tsx'
import { List, Quiet } from './personList.ts'

interface PersonPartsProps {
  person: PersonDetail
  put: (person: PersonDetail) => void
}

/** The addresses that the person is made of, each to be taken apart again. */
export function PersonParts({ person, put }: PersonPartsProps) {
  const takeApart = async (part: PersonPart) => {
    // The page stays with those that are left.
    const stays = person.parts.find(({ id }) => id !== part.id)
    if (!stays) return
    try {
      put(await call<PersonDetail>('splitPerson', { id: stays.id, body: { parts: [part.id] } }))
      announceDone(texts.isApart, async () => {
        put((await call<PersonMerged>('mergePeople', { id: stays.id, body: { other: part.id } })).person)
        announceChange({ kind: 'enquiry', id: '', what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id: '', what: 'changed' })
    } catch (error) {
      announceFailure(errorText(error))
    }
  }
  return (
    <List>
      {person.parts.map((part) => (
        <li key={part.id}>
          <Flex align="center" gap="3" wrap="wrap">
            <Box flex="1 1 14rem" minW="0">
              <bdi>{part.email || part.name || texts.noEmail}</bdi>
              <Quiet>{texts.partOf(part.enquiries, part.comments)}</Quiet>
              {part.joined && person.parts.length > 1 && (
                <Quiet>{texts.joined(memberName(part.joined.by), exactly(part.joined.at))}</Quiet>
              )}
            </Box>
            {person.parts.length > 1 && (
              <BusyTool label={texts.apartOf(part.email || part.name || texts.noEmail)} onPress={() => takeApart(part)}>
                {texts.apart}
              </BusyTool>
            )}
          </Flex>
        </li>
      ))}
    </List>
  )
}
