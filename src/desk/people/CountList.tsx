import { peopleTexts as texts } from '#content/texts/staff/lists.ts'
import type { PersonCounts } from '#contract/staff/operation.ts'
import { Bullets } from '#ui/text/RichText.tsx'

const order = [
  'enquiries',
  'notes',
  'answers',
  'messages',
  'calls',
  'comments',
  'reports',
  'subscriptions',
  'newsletters',
  'emails',
] as const

/** Everything stored about a person, by kind; kinds of which there are none are left out. */
export function CountList({ counts }: { counts: PersonCounts }) {
  return (
    <Bullets m="0" textStyle="small">
      {order
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind}>{texts.counts[kind](counts[kind])}</li>
        ))}
    </Bullets>
  )
}
