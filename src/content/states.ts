import { defineGuide } from './guide.ts'
import { law } from './law.ts'
import { rowsOf, type StateLaw } from './stateLaw.ts'
import { northernStates } from './states/northern.ts'
import { southernStates } from './states/southern.ts'
import { westernAndEasternStates } from './states/westernAndEastern.ts'
import { guideName } from './texts/guidePages.ts'

/** The States of the table by name. */
export const states: readonly StateLaw[] = [...southernStates, ...northernStates, ...westernAndEasternStates].sort(
  (one, other) => one.name.localeCompare(other.name),
)

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const head = ['Question', 'What we read, where and when'] as const

export default defineGuide({
  path: '/states',
  meta: {
    title: guideName('/states'),
    description: `Stamp duty on sale, gift, release and power, court fee, registry, land record, RERA and rent Act in ${states.length} States of India, each with what was read and when.`,
  },
  title: guideName('/states'),
  lede: 'Duties, fees and offices differ by State. Choose yours: each line gives what we could read, where and on which day. A line that we could not confirm says so and has no number.',
  reviewed: '26 November 2026',
  pigment: 'moss',
  sections: [
    {
      id: 'before-you-use-it',
      title: 'Before you use a line',
      parts: [
        {
          type: 'text',
          text: `Rates change with a State’s budget, and cities add surcharges. **Official page** means that we read the authority’s own page, **Reprint** the words of the law in another place, **Article** somebody’s account of them. An article is a hint, no authority: take its figure to the office before you pay. **Address** is a website that articles name and that we did not open. Where a line names no fee or surcharge, none was confirmed; one may be due all the same.

Ask the sub-registrar of the place where the land lies, in these words: “Please state the stamp duty, the surcharge and the registration fee for a ____ of property at ____, value ____, from ____ to ____, my ____, and the article of the schedule.” For the fee of a succession certificate ask the filing counter of the District Court.

Look under the State where the land lies, not the one where you live or sign. A power signed abroad is stamped within ${printed(law.foreignPower)} of its first receipt in India; our [tool for powers](/tools/power-of-attorney) counts the days. [^stamp]`,
        },
      ],
    },
    ...states.map((state) => ({
      id: state.id,
      title: state.name,
      isLookedFor: true as const,
      parts: [{ type: 'table' as const, head, rows: rowsOf(state) }],
    })),
    {
      id: 'elsewhere',
      title: 'Another State, or a line without an answer',
      parts: [
        {
          type: 'text',
          text: `The registration department of each State has a calculator or a table of its own; your lawyer in the place knows the counter. [Write to us](/contact) with the State, the deed and the relation between the parties, and we say what we know of it.

The pages on [selling](/tasks/selling), [heirs](/tasks/heirs), [buying](/tasks/buying) and [letting](/tasks/letting) say when each of these is due.`,
        },
      ],
    },
  ],
})
