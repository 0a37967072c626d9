import { expect, test } from 'vitest'
import { inItsOwnWay, spokenForm } from './spokenForm.ts'

test.each([
  ['₹1,25,000', 'one lakh twenty-five thousand rupees'],
  ['₹1', 'one rupee'],
  ['₹9,36,000', 'nine lakh thirty-six thousand rupees'],
  ['₹2,08,000.50', 'two lakh eight thousand point five zero rupees'],
  ['₹2.5 crore', 'two point five crore rupees'],
  ['₹1 crore', 'one crore rupees'],
  ['₹6.50 lakh', 'six point five zero lakh rupees'],
  ['₹5–10 lakh', 'five to ten lakh rupees'],
  ['₹90,00,000', 'ninety lakh rupees'],
  ['₹1,00,00,000', 'one crore rupees'],
  ['₹100', 'one hundred rupees'],
  ['₹3,500 a month', 'three thousand five hundred rupees a month'],
  ['Rs. 50 lakh', 'fifty lakh rupees'],
  ['Rs 5,000', 'five thousand rupees'],
  ['Rs.50/-', 'fifty rupees'],
  ['INR 5 lakh', 'five lakh rupees'],
  ['the USD 1 million cap', 'the one million U S dollar cap'],
  ['the ₹50 lakh limit', 'the fifty lakh rupee limit'],
  ['an amount in ₹', 'an amount in rupees'],
  ['an amount in Rs', 'an amount in rupees'],
  ['₹___', 'rupees blank'],
  ['USD 1 million', 'one million U S dollars'],
  ['USD 250,000', 'two hundred and fifty thousand U S dollars'],
  ['US$1', 'one U S dollar'],
  ['$2 bn', 'two billion dollars'],
  ['£10,000', 'ten thousand pounds'],
  ['€5', 'five euros'],
  ['AED 1,000', 'one thousand dirhams'],
])('the amount %s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test.each([
  ['1.5%', 'one point five per cent'],
  ['12.5 %', 'twelve point five per cent'],
  ['10–15%', 'ten to fifteen per cent'],
  ['30% of it', 'thirty per cent of it'],
  ['14.95%', 'fourteen point nine five per cent'],
  ['3–6 months', 'three to six months'],
  ['7-14 days', 'seven to fourteen days'],
  ['a ratio of 2:1', 'a ratio of two to one'],
  ['at 5:30 pm', 'at five thirty pm'],
  ['at 10:05 a.m.', 'at ten oh five a m.'],
  ['1/3 of it', 'one third of it'],
  ['3/4', 'three quarters'],
  ['½ an acre', 'one half an acre'],
  ['the 1st, 2nd, 3rd, 12th, 20th and 21st', 'the first, second, third, twelfth, twentieth and twenty-first'],
  ['182 days', 'one hundred and eighty-two days'],
  ['1,205', 'one thousand two hundred and five'],
  ['1,000,000', 'one million'],
  ['10,00,000', 'ten lakh'],
  ['0.5', 'zero point five'],
  ['+91 98100 12345', 'nine one nine eight one zero zero one two three four five'],
  ['A4', 'A four'],
  ['007', 'zero zero seven'],
  ['1200 sq. ft.', 'one thousand two hundred square feet.'],
])('the figure %s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test.each([
  ['2025-26', 'twenty twenty-five to twenty-six'],
  ['2025–26', 'twenty twenty-five to twenty-six'],
  ['FY 2025-26', 'financial year twenty twenty-five to twenty-six'],
  ['1999-2000', 'nineteen ninety-nine to two thousand'],
  ['2004-05', 'two thousand and four to oh five'],
  ['31 July 2026', 'thirty-first July twenty twenty-six'],
  ['up to 22 July', 'up to twenty-second July'],
  ['May 1, 2025', 'May first, twenty twenty-five'],
  ['1–5 April 2026', 'first to fifth April twenty twenty-six'],
  ['2026-07-31', 'thirty-first July twenty twenty-six'],
  ['31.07.2026', 'thirty-first July twenty twenty-six'],
  ['01/04/2026', 'first April twenty twenty-six'],
  ['in 2024', 'in twenty twenty-four'],
  ['the 2025 Act', 'the twenty twenty-five Act'],
  ['in 2005', 'in two thousand and five'],
  ['in 1908', 'in nineteen oh eight'],
  ['in 1900', 'in nineteen hundred'],
  ['the 1990s', 'the nineteen nineties'],
])('the day or year %s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test.each([
  ['section 54EC', 'section fifty-four E C'],
  ['s. 195', 'section one ninety-five'],
  ['u/s 195', 'under section one ninety-five'],
  ['§ 195', 'section one ninety-five'],
  ['ss. 201 to 210', 'sections two hundred and one to two ten'],
  ['sections 115C to 115I', 'sections one fifteen C to one fifteen I'],
  ['section 112A', 'section one twelve A'],
  ['sections 12, 13 and 14A', 'sections twelve, thirteen and fourteen A'],
  ['section 393(2)', 'section three ninety-three bracket two'],
  ['section 10(4)(ii)', 'section ten bracket four bracket two'],
  ['section 2(v)', 'section two bracket V'],
  ['rule 37BB', 'rule thirty-seven B B'],
  ['Form 15CA', 'Form fifteen C A'],
  ['15CA and 15CB', 'fifteen C A and fifteen C B'],
  ['Form 10F', 'Form ten F'],
  ['Art. 226', 'Article two twenty-six'],
  ['Chapter IV', 'Chapter four'],
  ['Part III', 'Part three'],
  ['No. 3', 'number three'],
  ['section 30% rule', 'section thirty per cent rule'],
])('the reference %s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test.each([
  ['an NRI', 'an N R I'],
  ['NRIs', "N R I's"],
  ["an NRI's account", "an N R I's account"],
  ['an NRO or NRE account', 'an N R O or N R E account'],
  ['FCNR(B)', 'F C N R B'],
  ['FEMA', 'feema'],
  ['RERA', 'rera'],
  ['PAN and TAN', 'pan and tan'],
  ['TDS', 'T D S'],
  ['LRS', 'L R S'],
  ['OCI', 'O C I'],
  ['OCIs', "O C I's"],
  ['RNOR', 'R N O R'],
  ['DTAA', 'D T A A'],
  ['RBI', 'R B I'],
  ['2025 INSC 1059', 'twenty twenty-five I N S C one thousand and fifty-nine'],
  ['GENERAL POWER OF ATTORNEY', 'general power of attorney'],
  ['THE SCHEDULE', 'the schedule'],
  ['TO WHOM IT MAY CONCERN', 'to whom it may concern'],
  ['the IT Act', 'the I T Act'],
  ['do NOT sign', 'do not sign'],
  ['A will', 'A will'],
])('the acronym in %s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test.each([
  ['e.g. rent', 'for example rent'],
  ['i.e. none', 'that is none'],
  ['w.e.f. 1 April 2026', 'with effect from first April twenty twenty-six'],
  ['deeds, etc.', 'deeds, etcetera.'],
  ['deeds, etc. and wills', 'deeds, etcetera and wills'],
  ['Suraj Lamp v. State of Haryana', 'Suraj Lamp versus State of Haryana'],
  ['Mr. Rao and Dr. Sen', 'Mister Rao and Doctor Sen'],
  ['a/c payee', 'account payee'],
  ['wife/husband', 'wife or husband'],
  ['and/or', 'and or'],
  ['patta or 7/12', 'patta or seven twelve'],
  ['≤ 2 years', 'at most two years'],
  ['≥ 5', 'at least five'],
  ['e-File → Forms', 'e-File, then Forms'],
  ['P & L', 'P and L'],
  ['2 × 3 = 6', 'two times three equals six'],
  ['the buyer’s “right”', "the buyer's right"],
  ['the ‘old’ rule', 'the old rule'],
  ['sold – and bought', 'sold, and bought'],
  ['sold—and bought', 'sold, and bought'],
  ['short-term', 'short-term'],
  ['Name: ____', 'Name: blank'],
  ['[ ] Passport', 'Passport'],
  ['Dear [name],', 'Dear name,'],
  ['see https://www.incometax.gov.in/iec/foportal/', 'see incometax dot gov dot in'],
  ['desk@example.com', 'desk at example dot com'],
  ['No.', 'No.'],
  ['', ''],
])('%s is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken)
})

test('a sentence in Hindi keeps its figures and loses only marks that nobody says', () => {
  expect(inItsOwnWay('“किराये” का 30%, यानी ₹3,00,000, [ ]  __________ को।')).toBe('किराये का 30%, यानी ₹3,00,000, , को।')
})
