import { expect, test } from 'vitest'
import { workTime } from '#contract/testing/workTime.ts'
import { splitQuote } from './splitQuote.ts'

const older = 'Dear Sita,\n\nPlease send the deed.\n\nAsha'
const marked = older.replace(/^/gm, '> ')

test.each<[program: string, end: string]>([
  ['Gmail', `On Thu, Nov 26, 2026 at 10:15 AM Asha, The Desk <\ndesk@example.com> wrote:\n\n${marked}`],
  ['Gmail in one line', `On Thu, 26 Nov 2026, 10:15 Asha, <desk@example.com> wrote:\n\n${marked}`],
  ['Gmail in Hindi', `गुरु, 26 नव॰ 2026 को 10:15 am बजे को Asha <desk@example.com> ने लिखा:\n\n${marked}`],
  ['Gmail in Hindi, broken', `26 नव॰ 2026, गुरु को 10:15 पूर्वाह्न बजे को, Asha <\ndesk@example.com> ने लिखा:\n\n${marked}`],
  ['iCloud and iPhone', `On 26 Nov 2026, at 10:15 AM, Asha <desk@example.com> wrote:\n\n\ufeff${older}`],
  ['Apple Mail', `> On 26 Nov 2026, at 10:15, Asha <desk@example.com> wrote:\n> \n${marked}`],
  [
    'Outlook',
    `________________________________\nFrom: Asha <desk@example.com>\nSent: Thursday, 26 November 2026 10:15\nTo: Sita <sita@example.org>\nSubject: Re: Your enquiry\n\n${older}`,
  ],
  [
    'Outlook for the desktop',
    `From: Asha <desk@example.com>\nSent: 26 November 2026 10:15\nTo: Sita\nSubject: Re: Your enquiry\n\n${older}`,
  ],
  [
    'Outlook in Hindi',
    `प्रेषक: Asha <desk@example.com>\nभेजा गया: 26 नवंबर 2026 10:15\nप्रति: Sita\nविषय: Re: Your enquiry\n\n${older}`,
  ],
  ['old Outlook', `-----Original Message-----\nFrom: Asha\nSent: Thursday\nTo: Sita\n\n${older}`],
  ['Yahoo', `On Thursday, 26 November 2026 at 10:15:00 am IST, Asha <desk@example.com> wrote:\n\n${older}`],
  ['Gmail in Russian', `02.01.2026 14:20 пользователь "Asha" <\ndesk@example.com> написал:\n${marked}`],
  ['Thunderbird in German', `Am 26.11.2026 um 10:15 schrieb Asha:\n${marked}`],
  ['Windows Mail', `Date: Thu, 26 Nov 2026\nSubject: Re: Your enquiry\nFrom: desk@example.com\nTo: Sita\n\n${older}`],
  ['a program that only marks lines', marked],
])('the older messages that %s repeats are folded', (_program, end) => {
  const reply = 'Here it is.\n\nSita\n\nOn Monday I wrote to the registrar:'
  // Without an empty line above, as phones write.
  expect(splitQuote(`Back on Monday.\n${end}`)).toEqual({
    text: 'Back on Monday.',
    quoted: end.replace(/^\ufeff/, '').trim(),
  })
  expect(splitQuote(`${reply}\r\n\r\n${end}`)).toEqual({ text: reply, quoted: end.replace(/^\ufeff/, '').trim() })
})

test.each<[why: string, text: string]>([
  [
    'has answers between the quoted lines',
    `On Thu, Asha <desk@example.com> wrote:\n\n> Which flat?\n\nThe one in Pune.\n\n> Since when?\n\nMarch.`,
  ],
  ['has its answer below the quotation', `> Which flat?\n\nThe one in Pune.`],
  [
    'is nothing but a forwarded message',
    `---------- Forwarded message ---------\nFrom: Bank <bank@example.org>\nDate: Thu\nSubject: Notice\nTo: Sita\n\nPay at once.`,
  ],
  ['ends with a signature below a rule', 'Here it is.\n\n________________________________\nSita Rao\nDubai'],
  ['quotes below words of its own', 'I wrote: at 10:15 of 2026:\n\n> nothing\n\nThat is all.'],
  ['quotes a letter', 'He wrote:\nI will not pay.'],
  ['speaks of lines like those of a mail program', 'From: was empty on the form.\nWhat now?'],
  ['is empty', ''],
])('a text that %s stays whole', (_why, text) => {
  expect(splitQuote(text)).toEqual({ text, quoted: '' })
})

test('a text made to confuse it is split in a moment', async () => {
  const hostile = [
    `${'On '.repeat(100_000)}wrote`,
    'On x\n'.repeat(100_000),
    '> '.repeat(200_000),
    `${'\n'.repeat(300_000)}On`,
    `${'>\n'.repeat(100_000)}x`,
    `${'On Monday wrote:\n>\n'.repeat(20_000)}x`,
    `${'__________\n\n'.repeat(20_000)}x`,
  ]
  const taken = await workTime(() => {
    for (const text of hostile) expect(splitQuote(text).text.length).toBeGreaterThan(0)
  })
  expect(taken).toBeLessThan(3000)
})
