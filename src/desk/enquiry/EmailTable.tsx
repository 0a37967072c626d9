import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { healthTexts } from '#content/texts/staff/lists.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { exactly } from '../data/times.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from './Section.tsx'
import { deliveryOf } from './thread.ts'

/** One line of the table. */
interface Line {
  id: string
  name: string
  state: string
  at: string
  error: string | null
  hasFailed: boolean
}

/** Every email that left or came for an enquiry, the newest first: whether it arrived, when, and why not. */
export function EmailTable({ enquiry }: { enquiry: EnquiryDetail }) {
  const { scansFiles = false } = useSession()
  const lines = linesOf(enquiry, scansFiles)
  if (lines.length === 0) return null
  return (
    <Section title={texts.emails}>
      <Table aria-label={texts.emails}>
        <thead>
          <tr>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.emailState}</th>
            <th scope="col">{texts.emailTime}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, state, at, error, hasFailed }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <chakra.span color={hasFailed ? 'err' : 'ink2'}>{state}</chakra.span>
                {error && (
                  <chakra.span display="block" color="err" overflowWrap="anywhere">
                    {error}
                  </chakra.span>
                )}
              </td>
              <td>
                <time dateTime={at}>{exactly(at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function linesOf({ emails, answers, messages }: EnquiryDetail, scansFiles: boolean): Line[] {
  const left = emails.map(({ id, kind, state, isAgain, at, error }) => {
    const answer = answers.find(({ emailId }) => emailId === id)
    const shown = answer ? deliveryOf(answer, scansFiles) : state
    const hasFailed = shown === 'dead' || shown === 'bounced'
    const name = isAgain ? texts.sentAgain(healthTexts.kinds[kind]) : healthTexts.kinds[kind]
    return { id, name, state: texts.delivery[shown], at, error, hasFailed }
  })
  const came = messages
    .filter(({ channel }) => channel === 'mail')
    .map(({ id, kind, direction, at }) => {
      const name = kind === 'message' ? texts.directions[direction] : texts.messageKinds[kind]
      const state = direction === 'in' ? texts.emailCame : texts.delivery.sent
      return { id, name, state, at, error: null, hasFailed: false }
    })
  return [...left, ...came].sort((one, other) => other.at.localeCompare(one.at))
}

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'meta',
    '& th, & td': {
      py: '2',
      pr: '3',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      verticalAlign: 'top',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& thead th': { color: 'ink2', fontWeight: 'medium' },
    '& tbody th': { color: 'ink', fontWeight: 'medium' },
    '& td': { color: 'ink2' },
  },
})
