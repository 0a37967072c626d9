import { expect, test } from 'vitest'
import { sendingTexts } from '#content/tools/sending.ts'
import { read } from '../rules/sources.ts'
import { plain } from '../support/prose.ts'
import { everyText } from '../support/siteTexts.ts'

const gains = 'articles/capital-gains-tax-nri.md'
const rental = 'articles/rental-income-rules-nri.md'
const income = 'articles/nri-income-tax-rules-india.md'
const heirs = 'articles/understanding-nri-inheritance-laws.md'
const wills = 'articles/inheritance-will-planning-nri.md'
const rules = 'articles/buying-property-india-nri.md'
const checklist = 'articles/nri-buying-property-india.md'
const transfer = 'articles/nri-property-transfer-guide.md'
const money = 'articles/repatriation-of-funds-for-nris.md'
const banking = 'articles/nri-banking-options-india.md'
const tips = 'articles/nri-real-estate-investment-tips.md'
const power = 'articles/power-of-attorney-nri.md'
const saleTool = 'tools/selling.ts'

/** Rules of law that readers act on, by their section, and the texts that have to say them. */
const rulesOfLaw: Record<string, readonly (readonly [file: string, words: RegExp])[]> = {
  's.6(1A), Income-tax Act, 1961: a citizen whom no country taxes is made resident by a gain above ₹15 lakh': [
    [gains, /citizen whom no country taxes.*the gain is such income/],
    [transfer, /citizen whom no country taxes.*the gain included/],
    [checklist, /citizen whom no country taxes.*the gain on the sale counts/],
    [saleTool, /citizen whom no country taxes/],
    ['guides/countries/united-arab-emirates', /gain on a house counts as such income/],
  ],
  's.194-IA: from a resident 1% of the higher of price and stamp duty value, unless both are below ₹50 lakh': [
    [gains, /1% of the price or of the stamp duty value, whichever is higher, unless both are below ₹50 lakh/],
    [rules, /1% of the price or of the stamp duty value, whichever is higher, unless both are below ₹50 lakh/],
    [checklist, /1%, on the higher of price and stamp duty value; only if both lie under ₹50 lakh/],
    ['services/RealEstateServices.md', /1% rule, on the higher of price and stamp duty value/],
    [saleTool, /1% of the price or of the stamp duty value, whichever is higher, if one of them is ₹50 lakh or more/],
  ],
  'rule 12AB: a return is due whatever the income once ₹25,000 was deducted': [
    [rental, /A return is due whatever the income once ₹25,000/],
    [income, /whatever the income when ₹25,000 or more of tax was deducted/],
    [tips, /A return is due all the same, because ₹25,000 or more was deducted/],
  ],
  's.55(3): a cost that cannot be found is the value on the day on which the previous owner acquired': [
    [gains, /market value on the day on which the previous owner acquired the house/],
  ],
  's.49, now s.73: the previous owner’s cost and time count for an heir': [
    [gains, /section 49 of the 1961 Act, now section 73/],
  ],
  's.23(3), now s.21(7): a house let for part of the year is a let house for the whole of it': [
    [rental, /let house for the whole year \(section 23\(3\) of the 1961 Act, now section 21\(7\)\)/],
    [income, /let for any part of the year counts as let for all of it/],
  ],
  's.23(4): two homes are free of notional rent, the third is not': [
    [rental, /Two homes may be kept so.*From the third empty house on/],
    [income, /Two homes.*from the third on/],
  ],
  'ss.115C to 115I: the chapter on foreign-exchange assets has no houses': [
    [income, /shares, debentures, deposits and government securities bought with foreign exchange, not for houses/],
  ],
  's.15(1)(b), Hindu Succession Act: what a woman earned goes to her husband’s heirs before her parents': [
    [
      heirs,
      /what she earned or was given, goes to her husband, and if he died before her, to his heirs, before her own/,
    ],
    [wills, /section 15 gives them to her husband, and after his death to his heirs before her own parents/],
  ],
  's.15(2)(a), Hindu Succession Act: without children her parents’ property passes even a living husband by': [
    [heirs, /inherited from her parents goes back to her father’s heirs and passes her husband by/],
  ],
  'Directions of 26 September 2025: above ₹15 lakh a bank may take a legal heir certificate, and may raise the limit': [
    [heirs, /₹15 lakh is a floor.*succession certificate or a legal heir certificate/],
    ['services/SuccessionCertificate.md', /₹15 lakh is a floor that a bank may raise.*legal heir certificate/],
    [banking, /a higher limit of the bank’s own.*legal heir certificate/],
    [wills, /may set a higher one.*legal heir certificate/],
  ],
  'ss.234F and 234I: a late return and one revised after 31 December cost ₹1,000 or ₹5,000, for FY 2025-26 too': [
    [
      'guides/deadlines',
      /costs ₹1,000 up to an income of ₹5 lakh, ₹5,000 above it; a return revised after 31 December/,
    ],
    [income, /for a fee of ₹1,000 up to an income of ₹5 lakh and ₹5,000 above it \(section 234F\)/],
  ],
  's.397(1)(c): a resident buyer may use the PAN-based challan, whose certificate is Form 132': [
    [
      'guides/deadlines',
      /Form 141, is due 30 days after the end of the month, and its certificate is Form 132, not Form 131/,
    ],
    ['services/TransferOfProperty.md', /that buys may pay it with a PAN-based challan/],
  ],
  'rule 29, Non-debt Instruments Rules: whether the gain may go, too, is named as not compared with the gazette': [
    [rules, /Rule 29 of 2019 may no longer have the old words.*not been able to compare/],
    [money, /whether rule 29 .* still does, we could not compare with the gazette/],
  ],
  's.71(3A) and s.115BAC: a loss from a let house reduces other income by ₹2 lakh in the old regime alone': [
    rental,
    income,
    rules,
    tips,
  ].map((file) => [file, /₹2 lakh.*old regime|old regime.*₹2 lakh/] as const),
  's.24(b): ₹30,000 where building took more than five years': [
    [rental, /₹30,000 where building took more than five years/],
  ],
  's.2(42A): assets that are not listed are long-term after 24 months': [
    [gains, /Everything else, such as unlisted shares or gold: long-term after more than 24 months/],
  ],
  's.50AA: debt funds bought since 1 April 2023 and unlisted bonds are always short-term': [
    [gains, /debt funds bought since 1 April 2023, and on unlisted bonds, is always short-term/],
  ],
  's.55(2)(ac): shares from before February 2018 start from the price of 31 January 2018': [
    [gains, /highest price of 31 January 2018 takes the place of a lower cost/],
  ],
  's.2(14)(iii): rural farmland is no capital asset': [
    [gains, /Rural farmland: no capital asset/],
    [saleTool, /Rural farmland is no capital asset/],
  ],
  'Interest Rate on Deposits Directions: FCNR(B) and NRE deposits pay nothing before one year': [
    [banking, /A deposit broken before one year earns no interest at all; a term deposit in NRE has the same minimum/],
  ],
  's.206AA and rule 37BC: without a PAN at least 20%, unless the particulars are given': [
    [gains, /at least 20%.*The usual rate stays if the seller gives.*rule 37BC/],
    [checklist, /at least 20%, unless the seller gives the buyer the particulars that take its place/],
    [saleTool, /The rate stays the usual one if the seller gives.*rule 37BC/],
  ],
  'circular 17 of 2011: a parent’s gift in rupees uses the parent’s USD 250,000 and comes from a relative': [
    [banking, /only from a relative as the Companies Act defines one.*uses up the parent’s allowance/],
  ],
  's.370, Indian Succession Act: the bar on a certificate fell with s.213; nobody new may ask': [
    [
      'services/SuccessionCertificate.md',
      /Section 370 refuses a succession certificate where section 213 requires probate/,
    ],
  ],
  'Notification 2 of 2024: a return verified after 30 days counts from that day': [
    [rental, /day of verification counts as the day of filing/],
    [income, /day of verification counts as the day of filing/],
    ['guides/deadlines', /day of verification counts as the day of filing/],
  ],
  's.244A, now s.437: a refund carries 0.5% a month from 1 April, none below 10% of the tax': [
    gains,
    rental,
    income,
  ].map((file) => [file, /0\.5%.*1 April.*less than 10% of the tax/] as const),
  's.56(2)(x), now s.92: a buyer below the stamp value is taxed on the difference': [
    [
      rules,
      /higher than the price by more than 10% of the price, and by more than ₹50,000, the buyer is taxed on the whole/,
    ],
    [checklist, /higher by more than 10% of the price, and by more than ₹50,000, the buyer is taxed/],
  ],
  'notification 3 of 2019 (GST): 5% or 1%, none where all is paid after completion or first occupation': [
    [checklist, /none where the whole price is paid after the completion certificate or the first occupation/],
  ],
  'Article 48, Maharashtra Stamp Act: a power to sell for a stranger bears the duty of a sale': [
    [power, /For anyone else it bears the duty of a sale on the market value, by Article 48.*read in a reprint/],
  ],
  'rule 22, Non-debt Instruments Rules: repatriable shares and refunded bookings stay outside the cap': [
    [money, /bought on a repatriable basis do not count, and neither does the refund of a booking/],
    ['tools/sending.ts', /Shares bought repatriably and the refund of a booking/],
  ],
}

const texts = everyText.map(({ where, text }) => ({ where, text: plain(text) }))
const wholeOf = (file: string) => texts.flatMap(({ where, text }) => (where.startsWith(file) ? [text] : [])).join(' ')

test.each(Object.entries(rulesOfLaw))('%s', (_rule, said) => {
  const silent = said.filter(([file, words]) => !new RegExp(words, 's').test(wholeOf(file)))
  expect(silent.map(([file]) => file)).toEqual([])
})

test('rule 29, Non-debt Instruments Rules: the tool for sending money, too, says that it is not settled', () => {
  expect(sendingTexts.abovePaidIn('₹1')).toMatch(/rule 29 of 2019 still sets that limit, we could not compare/)
})

/** The same rules in the articles that exist in Hindi. */
const inHindi: [rule: string, slug: string, words: RegExp][] = [
  ['rule 12AB', 'rental-income-rules-nri', /₹25,000 कर कट गया, तो आय कितनी भी हो/],
  ['s.23(3), now s.21(7)', 'rental-income-rules-nri', /पूरे वर्ष के लिए किराये का मकान/],
  ['s.23(4)', 'rental-income-rules-nri', /ऐसे दो घर.*तीसरे खाली मकान से/s],
  ['s.71(3A) and s.115BAC', 'rental-income-rules-nri', /नई व्यवस्था में मकान का घाटा किसी दूसरी आय से नहीं घटता/],
  ['Notification 2 of 2024', 'rental-income-rules-nri', /सत्यापन का दिन ही रिटर्न भरने का दिन माना जाता है/],
  ['s.15(1)(b)', 'understanding-nri-inheritance-laws', /_पति_ के वारिसों को, उसके अपने माता-पिता से पहले/],
  ['s.15(2)(a)', 'understanding-nri-inheritance-laws', /उसके पिता के वारिसों को लौटता है, पति को नहीं मिलता/],
  [
    'Directions of 26 September 2025',
    'understanding-nri-inheritance-laws',
    /₹15 लाख न्यूनतम सीमा है.*कानूनी वारिस प्रमाणपत्र/s,
  ],
  ['Article 48, Maharashtra', 'power-of-attorney-nri', /अनुच्छेद 48 से, जिसे हमने पुनर्मुद्रण में पढ़ा है/],
]
test.each(inHindi)('in Hindi, %s: the text of %s says the rule', (_rule, slug, words) => {
  expect(read(`src/content/hi/articles/${slug}.md`)).toMatch(words)
})
