import { chakra } from '@chakra-ui/react'
import { subscriberTexts } from '#content/texts/staff/lists.ts'
import { type ImportReport, importOutcomes } from '#contract/staff/subscribers.ts'
import { Small } from '#ui/text/Text.tsx'

const texts = subscriberTexts.import

/** A count as it is shown. */
export const numberText = (count: number) => count.toLocaleString('en-IN')

/** How many rows change something. */
export function changeCount({ counts }: ImportReport): number {
  return counts.confirmed + counts.unsubscribed + counts.blocked
}

/** The outcome of each row of a file, and their numbers. */
export function ImportedRows({ report: { rows, counts, isLatin } }: { report: ImportReport }) {
  const all = importOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const numbers = importOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => texts.counts[outcome](numberText(counts[outcome])))
  return (
    <>
      <Small role="status" mt="4" color="ink">
        {[all === 0 ? texts.nothing : `${numbers.join('. ')}.`, ...(isLatin ? [texts.latin] : [])].join(' ')}
      </Small>
      {rows.length > 0 && (
        // Focusable, so that the keyboard can scroll it.
        <chakra.div
          role="region"
          aria-label={texts.outcome}
          tabIndex={0}
          maxH="16rem"
          overflow="auto"
          mt="3"
          border="1px solid"
          borderColor="line"
          borderRadius="tile"
        >
          <chakra.table
            w="full"
            tableLayout="fixed"
            textStyle="small"
            css={{
              '& th, & td': { px: '3', py: '1', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
            }}
          >
            <thead>
              <tr>
                <chakra.th scope="col" w="4.5rem">
                  {texts.row}
                </chakra.th>
                <th scope="col">{subscriberTexts.email}</th>
                <th scope="col">{texts.outcome}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, email, outcome, why }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <td>
                    <bdi>{email}</bdi>
                  </td>
                  <chakra.td {...(outcome === 'fault' && { color: 'err' })}>
                    {[texts.outcomes[outcome], why].filter(Boolean).join(': ')}
                  </chakra.td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
      {rows.length < all && <Small mt="2">{texts.more(rows.length)}</Small>}
    </>
  )
}
