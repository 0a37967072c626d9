import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { personTexts } from '#content/texts/staff/people.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { PersonQuery } from '#contract/staff/operation.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useDraftNames } from '../data/drafts.ts'
import { seekPerson } from '../data/personSought.ts'
import { exactly } from '../data/times.ts'
import { useSession } from '../data/useSession.ts'
import { Marked } from '../layout/Marked.tsx'
import { PersonForm, personDraft } from './PersonForm.tsx'
import { Section } from './Section.tsx'

/** Every field of the enquiry as text, so that nothing a visitor typed is ever markup or a link. */
export function Fields({ enquiry }: { enquiry: EnquiryDetail }) {
  const { may } = useSession()
  const rows = [
    [texts.reference, enquiry.reference],
    [texts.name, enquiry.name],
    [texts.email, enquiry.email],
    [texts.phone, enquiry.contactNumber],
    [texts.page, enquiry.page],
    [texts.writtenAt, exactly(enquiry.writtenAt)],
    [texts.receivedAt, exactly(enquiry.receivedAt)],
    ...(enquiry.dueAt ? [[texts.due, exactly(enquiry.dueAt)] as const] : []),
  ] as const
  const [isEditing, setEditing] = useState(false)
  // Also when the page is opened again: what was typed must be seen.
  const isBegun = useDraftNames().has(personDraft(enquiry.id))
  if (isEditing || isBegun) {
    return (
      <Section title={texts.details}>
        <PersonForm key={enquiry.id} enquiry={enquiry} onDone={() => setEditing(false)} />
      </Section>
    )
  }
  return (
    <Section title={texts.details}>
      <chakra.dl m="0" display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))">
        {rows.map(([name, value]) => (
          <chakra.div key={name} minW="0">
            <chakra.dt textStyle="meta" color="ink2">
              {name}
            </chakra.dt>
            <chakra.dd m="0" textStyle="ui" overflowWrap="anywhere" maxH="9rem" overflowY="auto">
              <bdi>
                <Marked text={value || texts.empty} />
              </bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Button data-screen="" variant="plain" size="sm" px="0" mt="3" onClick={() => setEditing(true)}>
        {texts.editPerson}
      </Button>
      {may('person') && (
        <chakra.p data-screen="" mt="4" textStyle="ui" css={{ '& a': { color: 'link' } }}>
          <Link to="/people/of/$id" params={{ id: enquiry.id }}>
            {personTexts.link}
          </Link>
        </chakra.p>
      )}
      {may('findPerson') && (
        <chakra.p data-screen="" mt="4" textStyle="ui" css={{ '& a': { color: 'link' } }}>
          <Link to="/people" onClick={() => seekPerson(queryOf(enquiry))}>
            {texts.eraseOrExport}
          </Link>
        </chakra.p>
      )}
    </Section>
  )
}

/**
 * Finds the person by the address, else by this enquiry's reference. Only an address that can be answered to identifies
 * somebody: visitors type two of them into the field, or one with words around it.
 */
function queryOf({ email, canAnswer, reference }: EnquiryDetail): PersonQuery {
  return canAnswer ? { kind: 'email', value: email.trim() } : { kind: 'reference', value: reference }
}
