import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { toolTitles } from '#content/texts/toolTitles.ts'
import { toolTextsOfAll } from '#content/toolTextsOfAll.ts'
import type { PersonDetail } from '#contract/staff/people.ts'
import { onEachInbox } from '../staff/testing/testInbox.ts'
import { casesIn } from './toolCases.ts'

const rent = `${toolTexts.askOpening(toolTitles.rent)}\n\n- Rent a month: ₹40,000`
/** In the last language of the site. */
const other = toolTextsOfAll.at(-1) ?? { texts: toolTexts, titles: toolTitles }
const estate = `${other.texts.askOpening(other.titles.estate)}\n\n- संतान: 2`

test('a message is taken apart into what each tool wrote, in each language, with what the visitor wrote below it', () => {
  expect(casesIn(`Good morning\n\n${rent}\n\nIs that right?\n${estate}`)).toEqual([
    { tool: 'rent', text: '- Rent a month: ₹40,000\n\nIs that right?' },
    { tool: 'estate', text: '- संतान: 2' },
  ])
})

test('a message that only speaks of a tool has no case, and a case of any length is cut between characters', () => {
  for (const text of ['', 'I used the tool “Something else” and would like to ask about this:', toolTitles.rent])
    expect(casesIn(text)).toEqual([])
  const [long] = casesIn(`${rent}${'😀'.repeat(9000)}`)
  expect(long?.text.length).toBeLessThan(13_000)
  expect(long?.text.endsWith('😀')).toBe(true)
})

onEachInbox((inbox) => {
  test('the page of a person has the cases of all enquiries, the newest first', async () => {
    const email = 'sita@example.org'
    const first = await inbox.enquire({ email, message: rent })
    await inbox.enquire({ email, message: 'Nothing of a tool' })
    inbox.time += 1000
    const last = await inbox.enquire({ email, message: estate })
    const person = (await inbox.asha.call('person', { id: first })).json<PersonDetail>()
    expect(person.cases.map(({ enquiryId, tool }) => [enquiryId, tool])).toEqual([
      [last, 'estate'],
      [first, 'rent'],
    ])
  })
})
