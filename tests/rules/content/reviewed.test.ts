import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

/** Statements that a review of the law found wrong, under the rule that they miss; tests/sample has where the sample says it. */
const statements: [rule: string, wrong: RegExp][] = [
  [
    's.194-IA: from a resident 1% of the higher of price and stamp duty value, unless both are below ₹50 lakh',
    /1% on property of ₹50 lakh or more|1% applies from ₹50 lakh|The deduction stays on the price/,
  ],
  [
    'rule 12AB: a return is due whatever the income once ₹25,000 was deducted',
    /Yes, if you want the excess, or if your Indian income/,
  ],
  [
    's.55(3): a cost that cannot be found is the value on the day on which the previous owner acquired',
    /Without proof of cost the officer may allow nothing/,
  ],
  [
    's.23(3), now s.21(7): a house let for part of the year is a let house for the whole of it',
    /and the months matter\./,
  ],
  [
    'ss.115C to 115I: the chapter on foreign-exchange assets has no houses',
    /For assets bought with foreign exchange the Act has/,
  ],
  [
    's.15(1)(b), Hindu Succession Act: what a woman earned goes to her husband’s heirs before her parents',
    /may take different paths/,
  ],
  [
    's.15(2)(a), Hindu Succession Act: without children her parents’ property passes even a living husband by',
    /daughters and the husband inherit first\. If she leaves none of them/,
  ],
  [
    'Directions of 26 September 2025: above ₹15 lakh a bank may take a legal heir certificate, and may raise the limit',
    /expect to be asked for a court order/,
  ],
  [
    's.397(1)(c): a resident buyer may use the PAN-based challan, whose certificate is Form 132',
    /(?:family|buyer|family buyer) (?:uses|pays)(?: it with)? a (?:PAN-based )?challan/,
  ],
  [
    'rule 29, Non-debt Instruments Rules: whether the gain may go, too, is named as not compared with the gazette',
    /Ask your bank in writing how it reads rule 29|They read rule 29 differently/,
  ],
  [
    's.71(3A) and s.115BAC: a loss from a let house reduces other income by ₹2 lakh in the old regime alone',
    /its use against other income is restricted/,
  ],
  ['s.2(42A): assets that are not listed are long-term after 24 months', /have periods of their own/],
  [
    'Interest Rate on Deposits Directions: FCNR(B) and NRE deposits pay nothing before one year',
    /very early withdrawal can cost the whole/,
  ],
  [
    's.370, Indian Succession Act: the bar on a certificate fell with s.213; nobody new may ask',
    /more people may ask for a succession certificate/,
  ],
  [
    'Notification 2 of 2024: a return verified after 30 days counts from that day',
    /30 days of filing, or it does not count/,
  ],
  [
    'notification 3 of 2019 (GST): 5% or 1%, none where all is paid after completion or first occupation',
    /none once the completion certificate is issued/,
  ],
  [
    'rule 22, Non-debt Instruments Rules: repatriable shares and refunded bookings stay outside the cap',
    /Sale proceeds of assets in India, including land, flats and shares/,
  ],
]

test.each(statements)('no text repeats what was wrong: %s', (_rule, wrong) => {
  const found = everyText.filter(({ text }) => wrong.test(plain(text)))
  expect(found.map(({ where }) => where)).toEqual([])
})
