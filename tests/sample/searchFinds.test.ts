import { expect, test } from 'vitest'
import { sourceLanguage, translations } from '#content/languages.ts'
import { searchOf } from '../support/searchOf.ts'

const { search } = await searchOf(sourceLanguage.code)
const hindi = translations.find(({ script }) => script === 'Devanagari')
const searchHindi = hindi && (await searchOf(hindi.code)).search

const wills = /\/blogs\/(?:inheritance-will-planning-nri|understanding-nri-inheritance-laws)/
const powers = /power-of-attorney/
const forms = /\/blogs\/(?:repatriation-of-funds|rental-income|nri-property-transfer|nri-banking)/
const gains = /capital-gain|capital-gains|specified-bonds/
const tds = /tds|tax-is-deducted|withh|selling|lower-deduction|rental-income/
const accounts = /nri-banking-options|nro-account|nre-account|letting-is-allowed/
const sending = /repatriation|sending|BankingAndFinance|money-out/
const land = /farmland|agricultural-land|buying-property/
const partition = /[Pp]artition/
const certificate = /SuccessionCertificate|succession-certificate/
const possession = /AdversePossession|adverse-possession/
const rent = /rental-income|LandlordTenant|tenant/
const buying = /buying-property/
const title = /TitleVerification|title-search/
const residence = /residence|count-your-days|day-count|nri-in-law/
const treaty = /tax-treaty|treat/
const gift = /gift/
const builder = /DeveloperClaims|developer/

test.each([
  ['will', wills],
  ['wills', wills],
  ['make a will in india', wills],
  ['vasiyat', wills],
  ['father died without will', /inheritance|intestate|heir|Succession/],
  ['inheritence', wills],
  ['inhertance of property', /inherit/i],
  ['poa', powers],
  ['POA from usa', powers],
  ['powerofattorney', powers],
  ['power of atorney', powers],
  ['gpa', powers],
  ['mukhtarnama', powers],
  ['form15ca', forms],
  ['form 15ca', forms],
  ['15cacb', forms],
  ['15ca15cb', forms],
  ['form15ca15cb', forms],
  ['15ca/cb', forms],
  ['form-15CA', forms],
  ['15 CA', forms],
  ['15CA/15CB', forms],
  ['itr', /nri-income-tax|itr/],
  ['income tax return', /nri-income-tax|itr/],
  ['tds', tds],
  ['tsd', tds],
  ['T.D.S.', tds],
  ['P.O.A.', powers],
  ['O.C.I. card', /oci/i],
  ['194-IA', /capital-gains/],
  ['194IA', /capital-gains/],
  ['section 194IA tds', /capital-gains/],
  ['tds refund', /tasks\/refund/],
  ['refund has not come', /tasks\/refund/],
  ['income tax refund not received', /tasks\/refund/],
  ['get back TDS cut by buyer on sale', /tasks\/refund/],
  ['stayed too long in india tax on foreign income', /nri-income-tax-rules/],
  ['moving back to india from usa what to do with bank accounts and taxes', /tasks\/coming-home/],
  ['nri returning to india for good', /tasks\/coming-home/],
  ['sister not agreeing to divide parents house', /tasks\/heirs#quarrel/],
  ['can british wife inherit farm land in punjab', /inherit/],
  ['sell my flat from abroad', /tasks\/selling/],
  ['inherited house want to sell', /tasks\/selling#inherited/],
  ['father died money in bank', /tasks\/heirs/],
  ['brother says not an heir', /tasks\/heirs/],
  ['let my flat while abroad', /tasks\/letting/],
  ['moving back to india', /tasks\/coming-home/],
  ['buy a flat in india from abroad', /tasks\/buying/],
  ['form 13', tds],
  ['nro', accounts],
  ['nre vs nro', accounts],
  ['nri bank acount', accounts],
  ['oci', /oci/i],
  ['oci card', /oci/i],
  ['lrs', /lrs/],
  ['dtaa', treaty],
  ['double taxation', treaty],
  ['section 54EC', gains],
  ['54 ec', gains],
  ['54ec bonds', gains],
  ['capital gain tax', gains],
  ['captial gains', gains],
  ['1,00,000', sending],
  ['100000', sending],
  ['₹50 lakh', /transfer|capital-gains|numbers/],
  ['50 lakhs', /transfer|capital-gains|numbers/],
  ['50,00,000', /transfer|capital-gains|numbers/],
  ['benami', title],
  ['title serch', title],
  ['mutation', /mutation/],
  ['dakhil kharij', /mutation/],
  ['nonresident', /resident/],
  ['non-resident', /resident/],
  ['120 days', residence],
  ['residential status', residence],
  ['repatraition', sending],
  ['send money from india to uk', /united-kingdom|sending|repatriation|BankingAndFinance/],
  ['buy agricultural land', land],
  ['farm land', land],
  ['succesion certificate', certificate],
  ['legal heir certifcate', /legal-heir/],
  ['property dispute with brother', /property-disputes|[Pp]artition/],
  ['batwara', partition],
  ['kabza', possession],
  ['squatter', possession],
  ['tenant not vacating', rent],
  ['kiraya', rent],
  ['home loan', buying],
  ['gift deed', gift],
  ['gift to son', gift],
  ['builder delay', builder],
  ['rera complaint', builder],
  ['cheque bounce', /cheque/],
  ['notarized', /Documents/],
  ['dubai', /united-arab-emirates/],
  ['usa', /united-states/],
  ['aadhar', /aadhaar/],
  ['pan card', /pan/],
  ['contact', /contact/],
  ['privacy policy', /privacypolicy/],
])('"%s" finds the right page among the first five', (query, right) => {
  const urls = search(query, 5).map(({ url }) => url)
  expect(urls.filter((url) => right.test(url))).not.toEqual([])
})

const queriesInHindi = [
  ['आयकर', /rental-income|residence/],
  ['आय कर', /rental-income|residence/],
  ['इनकम टैक्स', /rental-income|residence/],
  ['संपत्ति', /RealEstateServices|PartitionOfProperty/],
  ['सम्पत्ति', /RealEstateServices|PartitionOfProperty/],
  ['संपत्तियों', /RealEstateServices|PartitionOfProperty/],
  ['वसीयत', /inheritance-laws|TransferOfProperty/],
  ['वसीयतें', /inheritance-laws|TransferOfProperty/],
  ['वसियत', /inheritance-laws|TransferOfProperty/],
  ['कानून', /power-of-attorney|property-disputes/],
  ['क़ानून', /power-of-attorney|property-disputes/],
  ['मुख्तारनामा', /power-of-attorney/],
  ['मुख़्तारनामे', /power-of-attorney/],
  ['पावर ऑफ अटॉर्नी', /power-of-attorney/],
  ['किराए', /rental-income|tasks\/letting/],
  ['जमीन', /property-disputes|inheritance-laws|LitigationMatters/],
  ['उत्तराधिकार', /SuccessionCertificate/],
  ['बंटवारा', /PartitionOfProperty/],
  ['कब्जा', /AdversePossession/],
  ['मकान बेचना', /selling|sale/],
  ['पैसा भारत से बाहर कैसे भेजें', /tools\/sending/],
  ['संपर्क', /contact/],
  ['capital gains', /capital-gain/],
  ['will', wills],
] as const

// The words of five people who had never seen the site, asked for what they would type.
test.each([
  ['brother sign for me at registrar office', powers],
  ['brother sign for me', powers],
  ['buyer kept too much tax how to get back', /tasks\/refund/],
  ['my sister will not divide the house three heirs', /heirs#quarrel|Partition/],
  ['moving back to india after 12 years usa', /coming-home/],
  ['how much money can i take out of india per year from sale of flat', /tools\/sending/],
  ['forms bank wants to send sale money abroad', /repatriation/],
  ['tenant stopped paying rent delhi', /LandlordTenant/],
  ['tenant not paying rent delhi', /LandlordTenant/],
  ['stayed in india 150 days am i taxed on everything', /income-tax-rules/],
  ['sell my flat in chennai without coming to india', /tasks\/selling/],
  ['father died flat bank account no will', /tasks\/heirs/],
  ['paid builder 5 years ago no flat', builder],
])('"%s" finds the right page among the first two', (query, right) => {
  const urls = search(query, 2).map(({ url }) => url)
  expect(
    urls.filter((url) => right.test(url)),
    urls.join(' '),
  ).not.toEqual([])
})

test('a guide to a country stands behind what a query is about unless the query names the country', () => {
  const guides = (query: string) => search(query, 8).filter(({ url }) => url.startsWith('/countries/'))
  expect(guides('sale money bring out of india limit forms bank')).toEqual([])
  expect(search('kuwait embassy', 1).map(({ url }) => url)).toEqual(['/countries/kuwait'])
})

test.each(searchHindi ? queriesInHindi : [])(
  'on a page in Hindi "%s" finds the right page among the first five',
  (query, right) => {
    const urls = searchHindi?.(query, 5).map(({ url }) => url) ?? []
    expect(
      urls.filter((url) => right.test(url)),
      urls.join(' '),
    ).not.toEqual([])
  },
)

test('a word in Hindi finds nothing in English, and one that only English texts have is found there', () => {
  const isEnglish = (query: string) => searchHindi?.(query, 50).map((found) => found.isEnglish === true) ?? []
  expect(isEnglish('वसीयत')).not.toContain(true)
  expect(isEnglish('capital gains')).not.toContain(false)
})

// As many write Hindi on a phone.
test.each(searchHindi ? ['makaan bechna', 'kiraya', 'vasiyat', 'mukhtarnama', 'zameen', 'sampatti'] : [])(
  'on a page in Hindi "%s", in Latin letters, finds a page in Hindi among the first five',
  (query) => {
    const found = searchHindi?.(query, 5) ?? []
    expect(found.filter(({ isEnglish }) => !isEnglish)).not.toEqual([])
  },
)
