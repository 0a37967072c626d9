import { expect, test } from 'vitest'
import { sourceLanguage } from '#content/languages.ts'
import { searchOf } from '../support/searchOf.ts'

const { search } = await searchOf(sourceLanguage.code)

// Readers' own words, chosen before anybody looked at what they find.
test.each([
  ['my tenant pays rent into my brothers account', /rental-income|tasks\/letting|rent-account/],
  ['father died no will flat in pune', /tasks\/heirs|understanding-nri-inheritance-laws/],
  ['buyer cut too much tax how to get it back', /tasks\/refund|tasks\/selling|capital-gains/],
  ['moving back after 12 years in america', /tasks\/coming-home/],
  ['neighbour built a wall on my plot', /AdversePossession|property-disputes|LitigationMatters/],
  ['builder has not given possession', /DeveloperClaims|developer-late|property-disputes/],
  ['sign papers in dubai for flat sale', /power-of-attorney|united-arab-emirates|power-sale|tasks\/selling/],
  ['bank refuses to transfer money abroad', /repatriation|BankingAndFinance|tools\/sending|send-abroad|ombudsman/],
  ['can my wife with british passport inherit land', /inheritance|buying-property|tasks\/heirs|united-kingdom/],
  ['buy farm land as oci', /buying-property|agricultural|tasks\/buying/],
  ['brother will not divide the house', /[Pp]artition|tasks\/heirs#quarrel/],
  ['aadhaar pan link nri', /aadhaar|Documents|pan\b|nri-income-tax/],
  ['how many days can i stay in india', /tools\/residence|nri-income-tax|resident/],
  ['old tenant refuses to leave mothers flat', /LandlordTenant|end-of-tenancy|property-disputes/],
  ['deadline for stamp on document signed in london', /power-of-attorney|deadlines|united-kingdom/],
  ['new rules this year', /what-changed/],
])('"%s" finds the right page among the first three', (query, right) => {
  const urls = search(query, 3).map(({ url }) => url)
  expect(
    urls.filter((url) => right.test(url)),
    urls.join(' '),
  ).not.toEqual([])
})
