// Each figure of law that the texts print, once: its value, its official text and the day of its last review. The texts
// are checked against this file, and `npm run law -- --due` lists what was reviewed more than six months ago. The days of
// the tax year and the countries of the Apostille Convention are here too.

/** A figure of law. */
export interface LawFigure {
  /** Its meaning, for an editor. */
  what: string
  /** The number by which examples are computed; forms and periods need none. */
  value?: number
  /** How texts print it. A text that prints another figure fails the tests. */
  printed: readonly [string, ...string[]]
  /** First day on which it applied, where the law moved. */
  from?: string
  /** Last day on which it applied, if it was replaced. */
  until?: string
  /** The official text. */
  source: string
  /** Day of its last review, like 2026-11-22. */
  reviewed: string
}

/** The page of a central Act at India Code, which moved to this host in 2026 and gave every Act another number. */
const indiaCode = (number: number) => `https://indiacode.gov.in/handle/123456789/${number}`
/** The same for an Act whose new number has not been found: India Code's own search for its title. */
const indiaCodeSearch = (title: string) => `https://indiacode.gov.in/search?query=${encodeURIComponent(title)}`
const rbiDirection = (id: number) => `https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=${id}`
/** An Act or a set of rules in the Gazette of India, by the number that ends its identifier: the address stays. */
const gazette = (year: number, number: number) => `https://egazette.gov.in/WriteReadData/${year}/${number}.pdf`

/** The official texts, each once. Articles name those they rest on in their front matter. */
export const officialTexts = {
  incomeTax: {
    title: 'Income-tax Act, 2025',
    url: 'https://www.incometaxindia.gov.in/income-tax-act-2025',
  },
  incomeTax1961: {
    title: 'Income-tax Act, 1961',
    url: 'https://www.incometaxindia.gov.in/income-tax-act',
  },
  incomeTaxRules: { title: 'Income-tax Rules, 2026', url: 'https://www.incometaxindia.gov.in/income-tax-rule-2026' },
  finance2023: { title: 'Finance Act, 2023', url: gazette(2023, 244830) },
  finance2024: { title: 'Finance (No. 2) Act, 2024', url: gazette(2024, 256436) },
  finance2025: { title: 'Finance Act, 2025', url: gazette(2025, 262125) },
  finance2026: { title: 'Finance Act, 2026', url: gazette(2026, 271439) },
  fema: {
    title: 'Foreign Exchange Management Act, 1999',
    url: indiaCodeSearch('Foreign Exchange Management Act, 1999'),
  },
  propertyRules: { title: 'Non-debt Instruments Rules, 2019', url: gazette(2019, 213271) },
  propertyQuestions: {
    title: 'Reserve Bank: questions on immovable property in India',
    url: 'https://www.rbi.org.in/Scripts/FAQView.aspx?Id=33',
  },
  listedCountries: {
    title: 'Reserve Bank: circular 83 of 2015 on citizens of certain countries',
    url: 'https://website.rbi.org.in/en/web/rbi/-/notifications/acquisition-transfer-of-immovable-property-prohibition-on-citizens-of-certain-countries-9595',
  },
  citizenship: { title: 'Citizenship Act, 1955', url: indiaCodeSearch('Citizenship Act, 1955') },
  remittance: { title: 'Reserve Bank: Master Direction on Remittance of Assets', url: rbiDirection(10197) },
  deposits: { title: 'Reserve Bank: Master Direction on Deposits and Accounts', url: rbiDirection(10198) },
  reporting: { title: 'Reserve Bank: Master Direction on Reporting', url: rbiDirection(10202) },
  lrs: { title: 'Reserve Bank: Master Direction on the Liberalised Remittance Scheme', url: rbiDirection(10192) },
  gst: {
    title: 'Central Board of Indirect Taxes: GST rates',
    url: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
  },
  rupeeGifts: {
    title: 'Reserve Bank: circular 17 of 2011 on gifts in rupees',
    url: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=6712&Mode=0',
  },
  bankClaims: {
    title: 'Reserve Bank: Directions on claims of deceased customers, 2025',
    url: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12901&Mode=0',
  },
  ombudsman: {
    title: 'Reserve Bank: questions on the Integrated Ombudsman Scheme, 2026',
    url: 'https://www.rbi.org.in/commonman/English/Scripts/FAQs.aspx?Id=3407',
  },
  nominees: {
    title: 'Ministry of Finance: nomination rules from 1 November 2025',
    url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2181734',
  },
  succession: { title: 'Indian Succession Act, 1925', url: indiaCodeSearch('Indian Succession Act, 1925') },
  hinduSuccession: { title: 'Hindu Succession Act, 1956', url: indiaCodeSearch('Hindu Succession Act, 1956') },
  stamp: { title: 'Indian Stamp Act, 1899', url: indiaCode(496294) },
  registration: { title: 'Registration Act, 1908', url: indiaCode(496068) },
  transfer: { title: 'Transfer of Property Act, 1882', url: indiaCode(496421) },
  contract: { title: 'Contract Act, 1872', url: indiaCode(496413) },
  limitation: { title: 'Limitation Act, 1963', url: indiaCode(496389) },
  specificRelief: { title: 'Specific Relief Act, 1963', url: indiaCode(496392) },
  rera: { title: 'Real Estate (Regulation and Development) Act, 2016', url: indiaCode(496051) },
  consumer: { title: 'Consumer Protection Act, 2019', url: indiaCode(496115) },
  insolvency: { title: 'Insolvency and Bankruptcy Code, 2016', url: indiaCode(496276) },
  companies: { title: 'Companies Act, 2013', url: indiaCode(496128) },
  sarfaesi: {
    title: 'SARFAESI Act, 2002',
    url: indiaCodeSearch('Securitisation and Reconstruction of Financial Assets'),
  },
  cheques: { title: 'Negotiable Instruments Act, 1881', url: indiaCodeSearch('Negotiable Instruments Act, 1881') },
  apostille: {
    title: 'Hague Conference: status table of the Apostille Convention',
    url: 'https://www.hcch.net/en/instruments/conventions/status-table/?cid=41',
  },
  apostilleGermany: {
    title: 'German missions in India: verification of Indian documents',
    url: 'https://india.diplo.de/in-en/2673230',
  },
  treaties: {
    title: 'Income Tax Department: agreements against double taxation',
    url: 'https://incometaxindia.gov.in/Pages/international-taxation/dtaa.aspx',
  },
  treatyRates: {
    title: 'Income Tax Department: rates under the Act and under treaties',
    url: 'https://incometaxindia.gov.in/charts%20%20tables/tax%20rates%20as%20per%20it%20act%20vis-a-vis%20tax%20treaties.htm',
  },
  treatyKingdom: {
    title: 'HM Revenue & Customs: treaty with India, summary',
    url: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt9552',
  },
  estateKingdom: {
    title: 'HM Revenue & Customs: inheritance tax of long-term UK residents',
    url: 'https://www.gov.uk/guidance/inheritance-tax-if-youre-a-long-term-uk-resident',
  },
  estateTreaty: {
    title: 'HM Revenue & Customs: treaties with India',
    url: 'https://www.gov.uk/government/publications/india-tax-treaties',
  },
  foreignAccounts: {
    title: 'US Treasury: report of foreign bank accounts (FBAR)',
    url: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
  },
  foreignFunds: {
    title: 'US Internal Revenue Service: Form 8621',
    url: 'https://www.irs.gov/forms-pubs/about-form-8621',
  },
  foreignProperty: {
    title: 'Canada Revenue Agency: Form T1135',
    url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/forms/t1135.html',
  },
  powerDuty: {
    title: 'Government of India: stamp duty on powers of attorney, by State',
    url: 'https://ipindia.gov.in/stamp-duty-for-POA',
  },
  form6166: {
    title: 'US Internal Revenue Service: Form 6166',
    url: 'https://www.irs.gov/individuals/international-taxpayers/form-6166-certification-of-us-tax-residency',
  },
  barCouncil: {
    title: 'Bar Council of India Rules, Part VI: standards of professional conduct',
    url: 'https://www.barcouncilofindia.org/about/professional-standards/rules-on-professional-standards/',
  },
  uttarakhand: { title: 'Uniform Civil Code of Uttarakhand', url: 'https://ucc.uk.gov.in/' },
  centralActs: {
    title: 'India Code: central Acts by title',
    url: 'https://indiacode.gov.in/browse-by-central-acts',
  },
} as const satisfies Record<string, { title: string; url: string }>

const reviewed = '2026-11-22'
const figure = (
  what: string,
  printed: LawFigure['printed'],
  source: keyof typeof officialTexts,
  more: Pick<LawFigure, 'value' | 'from' | 'until'> = {},
): LawFigure => ({ what, printed, source: officialTexts[source].url, reviewed, ...more })

/** A figure with which examples are computed. */
const amount = (
  what: string,
  printed: LawFigure['printed'],
  source: keyof typeof officialTexts,
  more: Pick<LawFigure, 'from' | 'until'> & { value: number },
): LawFigure & { value: number } => ({ ...figure(what, printed, source, more), value: more.value })

const july2024 = { from: '2024-07-23' }
const untilJuly2024 = { until: '2024-07-22' }
const april2026 = { from: '2026-04-01' }
const untilApril2026 = { until: '2026-03-31' }

export const law = {
  // Rates of income tax
  cess: amount('health and education cess on tax', ['4%'], 'finance2026', { value: 0.04 }),
  longTermGain: amount('tax on long-term gains on property', ['12.5%'], 'finance2024', { value: 0.125, ...july2024 }),
  longTermGainBefore: amount('the same, with indexation', ['20%'], 'finance2024', { value: 0.2, ...untilJuly2024 }),
  shortTermGain: amount('deducted from short-term gains; top rate of the slabs', ['30%'], 'finance2026', {
    value: 0.3,
  }),
  lowestTotal: amount('long-term rate with cess', ['13%'], 'finance2024', { value: 0.13, ...july2024 }),
  highestTotal: amount('long-term rate with the highest surcharge and cess', ['14.95%'], 'finance2024', {
    value: 0.1495,
    ...july2024,
  }),
  sharesShort: amount('listed shares, short-term', ['20%'], 'finance2024', { value: 0.2, ...july2024 }),
  sharesShortBefore: amount('listed shares, short-term', ['15%'], 'finance2024', { value: 0.15, ...untilJuly2024 }),
  sharesLong: amount('listed shares, long-term', ['12.5%'], 'finance2024', { value: 0.125, ...july2024 }),
  sharesLongFree: amount('free of it in a year', ['₹1.25 lakh'], 'finance2024', { value: 125_000, ...july2024 }),
  sharesLongBefore: amount('listed shares, long-term', ['10%'], 'finance2024', { value: 0.1, ...untilJuly2024 }),
  sharesLongFreeBefore: amount('free of it in a year', ['₹1 lakh'], 'finance2024', {
    value: 100_000,
    ...untilJuly2024,
  }),
  surchargeFrom: amount('income from which surcharge is due', ['₹50 lakh'], 'finance2026', { value: 5_000_000 }),
  surchargeLow: amount('surcharge above it', ['10%'], 'finance2026', { value: 0.1 }),
  surchargeHighFrom: amount('income from which it is higher', ['₹1 crore'], 'finance2026', { value: 10_000_000 }),
  surchargeHigh: amount('surcharge above it, the highest on long-term gains', ['15%'], 'finance2026', { value: 0.15 }),
  dividends: amount('tax on dividends of non-residents', ['20%'], 'incomeTax', { value: 0.2 }),
  dividendsWithCess: amount('the same with cess', ['20.8%'], 'incomeTax', { value: 0.208 }),
  treatyGermany: figure('treaty rate on dividends and interest, Germany', ['10%'], 'treatyRates'),
  treatyAustralia: figure('treaty rate on dividends and interest, Australia', ['15%'], 'treatyRates'),
  treatyCanada: figure('treaty rate on interest, Canada', ['15%'], 'treatyRates'),
  treatyCanadaDividends: figure('treaty rate on dividends, Canada', ['25%'], 'treatyRates'),
  treatyEmirates: figure('treaty rate on dividends, UAE', ['10%'], 'treatyRates'),
  treatyEmiratesInterest: figure('treaty rate on interest, UAE', ['12.5%'], 'treatyRates'),
  treatyKingdomDividends: figure('treaty rate on dividends, United Kingdom', ['10%'], 'treatyKingdom'),
  treatyKingdomInterest: figure('treaty rate on interest, United Kingdom', ['15%'], 'treatyKingdom'),
  treatyStates: figure('treaty rate on dividends, United States', ['25%'], 'treatyRates'),
  treatyStatesInterest: figure('treaty rate on interest, United States', ['15%'], 'treatyRates'),
  treatySingapore: figure('treaty rate on dividends, Singapore', ['15%'], 'treatyRates'),
  treatySingaporeInterest: figure('treaty rate on interest, Singapore', ['15%'], 'treatyRates'),
  treatyKuwait: figure('treaty rate on dividends and interest, Kuwait', ['10%'], 'treatyRates'),
  treatySaudiInterest: figure('treaty rate on interest, Saudi Arabia', ['10%'], 'treatyRates'),
  foreignAccounts: figure('Indian accounts from which a US resident reports them', ['USD 10,000'], 'foreignAccounts'),
  fundForm: figure('US form for each foreign fund', ['Form 8621'], 'foreignFunds'),
  propertyForm: figure('Canadian form for property abroad', ['Form T1135'], 'foreignProperty'),
  rentTds: amount('deducted from rent and NRO interest', ['30%'], 'incomeTax', { value: 0.3 }),
  rentTdsWithCess: amount('the same with cess', ['31.2%'], 'incomeTax', { value: 0.312 }),
  rentDeduction: amount('standard deduction on rent', ['30%'], 'incomeTax', { value: 0.3 }),
  residentSellerTds: amount('deducted from a resident seller', ['1%'], 'incomeTax', { value: 0.01 }),
  residentSellerFrom: amount(
    'price or stamp duty value from which it is; the rate is on the higher of both',
    ['₹50 lakh'],
    'incomeTax',
    { value: 5_000_000 },
  ),
  loanInterest: amount(
    'interest deduction on a home of one’s own, old regime',
    ['₹2 lakh', '₹2,00,000'],
    'finance2023',
    {
      value: 200_000,
    },
  ),
  oldExemption: amount('basic exemption of the old regime', ['₹2.5 lakh'], 'finance2025', { value: 250_000 }),
  newExemption: amount('basic exemption of the new regime', ['₹4 lakh'], 'finance2025', {
    value: 400_000,
    from: '2025-04-01',
  }),
  newExemptionBefore: amount('basic exemption of the new regime', ['₹3 lakh'], 'finance2025', {
    value: 300_000,
    until: '2025-03-31',
  }),
  firstSlab: amount('first slab above the exemption', ['5%'], 'finance2025', { value: 0.05 }),
  secondSlab: amount('old regime, second slab', ['20%'], 'finance2025', { value: 0.2 }),
  oldSecondSlabFrom: amount('old regime, end of the first slab', ['₹5 lakh'], 'finance2025', { value: 500_000 }),
  newSlabWidth: amount('width of a slab of the new regime', ['₹4 lakh'], 'finance2025', { value: 400_000 }),
  bonds: amount('gain that may go into bonds', ['₹50 lakh'], 'incomeTax', { value: 5_000_000 }),
  houseLimit: amount('limit of the house exemptions', ['₹10 crore'], 'incomeTax', { value: 100_000_000 }),
  indianIncome: amount('Indian income for the 120-day rule and deemed residence', ['₹15 lakh'], 'incomeTax', {
    value: 1_500_000,
  }),
  giftFree: figure('gifts from others that are free of tax', ['₹50,000'], 'incomeTax'),
  accountantFrom: amount('remittances from which Form 146 is needed', ['₹5 lakh'], 'incomeTaxRules', {
    value: 500_000,
  }),
  lrsTax: amount('tax collected on LRS, education and treatment', ['2%'], 'finance2026', { value: 0.02, ...april2026 }),
  lrsTaxOther: amount('tax collected on LRS, other purposes', ['20%'], 'finance2026', { value: 0.2 }),
  lrsTaxFrom: figure('amount from which it is collected', ['₹10 lakh'], 'finance2025'),

  stampTolerance: amount('stamp value against the price above which it replaces the price', ['110%'], 'incomeTax1961', {
    value: 1.1,
  }),
  unfinishedInterest: figure('the same, where building took more than five years', ['₹30,000'], 'incomeTax1961'),
  returnDueFrom: amount('tax deducted in a year from which a return is due, rule 12AB', ['₹25,000'], 'incomeTax1961', {
    value: 25_000,
    from: '2022-04-21',
    until: '2026-03-31',
  }),
  lateFeeSmall: figure(
    'fee of a late return, or one revised after 31 December, small incomes',
    ['₹1,000'],
    'incomeTax1961',
  ),
  lateFee: figure('the same, larger incomes', ['₹5,000'], 'incomeTax1961'),
  refundInterest: figure('interest on a refund, a month', ['0.5%'], 'incomeTax'),
  refundLeast: figure('refund, as a share of the tax, below which there is none', ['10%'], 'incomeTax'),
  belowStamp: figure('stamp value above the price from which the buyer is taxed', ['10%'], 'incomeTax1961'),
  gst: figure('goods and services tax on a home under construction', ['5%'], 'gst', { from: '2019-04-01' }),
  gstAffordable: figure('the same on an affordable one', ['1%'], 'gst', { from: '2019-04-01' }),
  gstPrice: figure('price up to which a home is affordable', ['₹45 lakh'], 'gst', { from: '2019-04-01' }),
  powerDuty: figure('stamp on a power to sell for near relatives, Maharashtra', ['₹500'], 'powerDuty'),
  advanceBeforeAgreement: figure('most that a promoter may take before the agreement', ['10%'], 'rera'),
  verification: amount('days in which a return has to be verified', ['30 days'], 'incomeTax1961', { value: 30 }),

  // Payments and certificates of tax during the year
  advanceTaxFrom: figure('tax left after deduction from which advance tax is due', ['₹10,000'], 'incomeTax'),
  advanceTax1: amount('advance tax by the first instalment', ['15%'], 'incomeTax', { value: 0.15 }),
  advanceTax2: amount('advance tax by the second instalment', ['45%'], 'incomeTax', { value: 0.45 }),
  advanceTax3: amount('advance tax by the third instalment', ['75%'], 'incomeTax', { value: 0.75 }),
  advanceTax4: amount('advance tax by the last instalment', ['100%'], 'incomeTax', { value: 1 }),
  certificateTime: figure('days for the certificate after the statement', ['15 days'], 'incomeTaxRules', april2026),

  // Foreign exchange and banks
  repatriationCap: amount('NRO remittances in a financial year', ['USD 1 million'], 'remittance', { value: 1_000_000 }),
  lrsCap: amount('remittances of residents in a year', ['USD 250,000'], 'lrs', { value: 250_000 }),
  bankClaim: figure('claims paid without a court', ['₹15 lakh'], 'bankClaims', { from: '2026-03-31' }),
  bankClaimCooperative: figure('the same at co-operative banks', ['₹5 lakh'], 'bankClaims', { from: '2026-03-31' }),
  bankClaimDelay: figure('interest above the Bank Rate for a late claim', ['4%'], 'bankClaims', { from: '2026-03-31' }),
  lockerDelay: figure('compensation for each day of delay, locker', ['₹5,000'], 'bankClaims', { from: '2026-03-31' }),
  bankClaimDays: figure('days for a complete claim', ['15 days'], 'bankClaims', { from: '2026-03-31' }),
  ombudsmanWait: figure('days that the bank has to answer', ['30 days'], 'ombudsman'),
  ombudsmanTime: figure('days to complain after that', ['90 days'], 'ombudsman', { from: '2026-07-01' }),
  ombudsmanLoss: figure('award for consequential loss', ['₹30 lakh'], 'ombudsman', { from: '2026-07-01' }),
  ombudsmanTrouble: figure('award for time and harassment', ['₹3 lakh'], 'ombudsman', { from: '2026-07-01' }),

  fcnrTerm: figure('terms of FCNR(B) deposits', ['1 to 5 years'], 'deposits'),

  // Days of residence and holding
  residentDays: amount('days that make a resident', ['182 days'], 'incomeTax', { value: 182 }),
  shortResidentDays: amount('days of the second test', ['60 days', '60 or 120 days'], 'incomeTax', { value: 60 }),
  visitorDays: amount('the same for visitors with larger Indian income', ['120 days'], 'incomeTax', { value: 120 }),
  visitorDaysEnd: amount('end of the range in which a visitor is RNOR', ['181 days'], 'incomeTax', { value: 181 }),
  fourYearDays: amount('days in four years, second test', ['365 days'], 'incomeTax', { value: 365 }),
  sevenYearDays: amount('days in seven years, RNOR', ['729 days'], 'incomeTax', { value: 729 }),
  propertyHolding: amount('holding of property for a long-term gain', ['24 months', '2 years'], 'incomeTax', {
    value: 24,
  }),
  sharesHolding: figure('holding of shares for a long-term gain', ['12 months'], 'incomeTax'),
  aadhaarDays: figure('residence of an OCI for Aadhaar', ['182 days'], 'centralActs'),

  // Property, courts, companies
  foreignPower: amount('stamping of a power signed abroad', ['3 months'], 'stamp', { value: 3 }),
  privatePossession: figure('adverse possession, private land', ['12 years'], 'limitation'),
  publicPossession: figure('adverse possession, government land; customary title search', ['30 years'], 'limitation'),
  monthlyNotice: figure('notice of a monthly tenancy', ['15 days'], 'transfer'),
  delhiRent: figure('rents that the Delhi Act covers', ['₹3,500'], 'centralActs'),
  reraAppeal: figure('appeal under section 44', ['60 days'], 'rera'),
  districtCommission: figure('price heard by the District Commission', ['₹50 lakh'], 'consumer'),
  stateCommission: figure('price heard by the State Commission', ['₹2 crore'], 'consumer'),
  insolvencyDefault: figure('least default', ['₹1 crore'], 'insolvency'),
  allottees: figure('share of a project that may petition', ['10%'], 'insolvency'),
  withdrawal: figure('votes for a withdrawal', ['90%'], 'insolvency', { from: '2026-05-26' }),
  admission: figure('days for an admission', ['14 days'], 'insolvency', { from: '2026-05-26' }),
  insolvencyAppeal: figure('appeal under section 61', ['30 days'], 'insolvency'),
  companyAppeal: figure('appeal under section 421', ['45 days'], 'companies'),
  residentDirector: figure('days of the resident director', ['182 days'], 'companies'),
  residentPartner: figure('days of the resident partner', ['120 days'], 'centralActs'),
  shareReports: figure('days for FC-GPR and LLP-I', ['30 days'], 'reporting'),
  transferReports: figure('days for an allotment and for FC-TRS', ['60 days'], 'reporting'),
  loanDemand: figure('demand under section 13(2)', ['60 days'], 'sarfaesi'),
  loanObjection: figure('answer to an objection', ['15 days'], 'sarfaesi'),
  loanTribunal: figure('application under section 17', ['45 days'], 'sarfaesi'),
  chequeNotice: figure('notice of a returned cheque', ['30 days'], 'cheques'),
  chequePayment: figure('time to pay after it', ['15 days'], 'cheques'),

  // Forms
  remitterForm: figure('declaration by the remitter', ['Form 145', 'Forms 145 and 146'], 'incomeTaxRules', april2026),
  remitterFormBefore: figure('the same', ['Form 15CA', 'Forms 15CA and 15CB'], 'incomeTaxRules', untilApril2026),
  accountantForm: figure('certificate of the accountant', ['Form 146'], 'incomeTaxRules', april2026),
  accountantFormBefore: figure('the same', ['Form 15CB'], 'incomeTaxRules', untilApril2026),
  lowerDeduction: figure('application for a lower deduction', ['Form 128'], 'incomeTaxRules', april2026),
  lowerDeductionBefore: figure('the same', ['Form 13'], 'incomeTaxRules', untilApril2026),
  deductionStatement: figure('statement of tax deducted', ['Form 144'], 'incomeTaxRules', april2026),
  deductionStatementBefore: figure('the same', ['Form 27Q'], 'incomeTaxRules', untilApril2026),
  deductionCertificate: figure('certificate of tax deducted', ['Form 131'], 'incomeTaxRules', april2026),
  deductionCertificateBefore: figure('the same', ['Form 16A'], 'incomeTaxRules', untilApril2026),
  panStatement: figure('statement of tax paid with a PAN-based challan', ['Form 141'], 'incomeTaxRules', april2026),
  panCertificate: figure('certificate of tax paid so', ['Form 132'], 'incomeTaxRules', april2026),
  treatyForm: figure('declaration for treaty relief', ['Form 41'], 'incomeTaxRules', april2026),
  treatyFormBefore: figure('the same', ['Form 10F'], 'incomeTaxRules', untilApril2026),
  residencyUnitedStates: figure('US certificate of tax residency', ['Form 6166'], 'form6166'),
  panCitizen: figure('PAN application of citizens', ['Form 93', 'Forms 93 and 95'], 'incomeTaxRules', april2026),
  panCitizenBefore: figure('the same', ['Form 49A'], 'incomeTaxRules', untilApril2026),
  panForeign: figure('PAN application of foreign citizens', ['Form 95'], 'incomeTaxRules', april2026),
  panForeignBefore: figure('the same', ['Form 49AA'], 'incomeTaxRules', untilApril2026),
  sharesFund: figure('claim of lost shares and dividends', ['Form IEPF-5'], 'companies'),
  shareIssue: figure('report of shares issued', ['Form FC-GPR'], 'reporting'),
  shareTransfer: figure('report of shares transferred', ['Form FC-TRS'], 'reporting'),
  partnerCapital: figure('report of capital in an LLP', ['Form LLP-I'], 'reporting'),
} satisfies Record<string, LawFigure>

/** A figure by which a tool computes and which no text prints. */
export type ToolFigure = Omit<LawFigure, 'printed'> & { value: number }

const computed = (
  what: string,
  value: number,
  source: keyof typeof officialTexts,
  more: Pick<LawFigure, 'from' | 'until'> = {},
): ToolFigure => ({ what, value, source: officialTexts[source].url, reviewed, ...more })

/** Figures that the tools need beyond those that texts print. */
export const toolLaw = {
  // The years are named by the calendar year in which they begin.
  residenceFrom: computed('first tax year whose residence rules the tools know', 2024, 'incomeTax1961'),
  residenceUntil: computed('last one; from 2027 subject to the next Finance Act', 2027, 'incomeTax'),
  newActFrom: computed('first tax year under the Income-tax Act, 2025', 2026, 'incomeTax'),
  deemedFrom: computed('first tax year in which a citizen may be deemed resident', 2020, 'incomeTax1961'),
  nonResidentYears: computed('non-resident years of ten that make RNOR', 9, 'incomeTax'),
  // Sales: the rates of the tax years 2025-26 and 2026-27; later ones await the Finance Act, 2027.
  saleFrom: computed('first tax year whose rates on sales the tools know', 2025, 'finance2025'),
  saleUntil: computed('last one', 2026, 'finance2026'),
  newSlabStep: computed('how much each slab of the new regime adds to the rate', 0.05, 'finance2025'),
  surchargeThirdFrom: computed('income from which the third surcharge is due', 20_000_000, 'finance2026'),
  surchargeThird: computed('surcharge above it, not on long-term gains', 0.25, 'finance2026'),
  surchargeFourthFrom: computed('income from which the fourth is due, old regime only', 50_000_000, 'finance2026'),
  withoutPan: computed('least deduction without a PAN', 0.2, 'incomeTax'),
  bondMonths: computed('months from the sale to buy bonds', 6, 'incomeTax'),
  houseMonthsBefore: computed('months before the sale in which a new house may have been bought', 12, 'incomeTax'),
  houseMonthsAfter: computed('months after the sale to buy a house', 24, 'incomeTax'),
  buildMonths: computed('months after the sale to build one', 36, 'incomeTax'),
  registrationMonths: computed('months from arrival in India to register what was signed abroad', 4, 'registration'),
  powerFrom: computed('first year of signing and arrival for which the tools know the clocks', 2020, 'stamp'),
  powerUntil: computed('last one', 2027, 'registration'),
  // Sending money abroad: by the year from 1 April. Forms 145 and 146 began with the first one.
  sendingFrom: computed('first year whose forms for sending money the tools know', 2026, 'incomeTaxRules'),
  sendingUntil: computed('last year for which they know the cap on it', 2027, 'remittance'),
  // Shares of an estate: since daughters are heirs as sons are.
  estateFrom: computed('year of the amendment of the Hindu Succession Act, with its day', 2005, 'hinduSuccession', {
    from: '2005-09-09',
  }),
  estateUntil: computed('last tax year for whose deaths the tools know the shares', 2026, 'hinduSuccession'),
  intimationMonths: computed(
    'months after the financial year in which a return was made, after which no intimation is sent; section 143(1) of 1961, 270 of 2025',
    9,
    'incomeTax',
  ),
  homesPaidBack: computed('homes bought with foreign money whose price may go back', 2, 'propertyRules'),
} satisfies Record<string, ToolFigure>

/** The day on which all figures were last compared with their sources. */
export const lawReviewed = reviewed
/** A day of the tax year. */
export interface LawDay extends LawFigure {
  month: number
  day: number
  /** Years after the one in which the tax year begins. */
  after: 0 | 1 | 2
}

const months = 'January February March April May June July August September October November December'.split(' ')
const dayOf = (
  what: string,
  source: keyof typeof officialTexts,
  [month, day]: readonly [month: number, day: number],
  after: LawDay['after'],
): LawDay => ({ ...figure(what, [`${day} ${months[month - 1] ?? ''}`], source), month, day, after })

/** The calendar year in which the tax year of the deadlines page begins: raise it each April, when the days are reviewed. */
export const taxYearFrom = 2026

/** Days of each tax year, from 1 April. */
export const yearDays = {
  begins: dayOf('first day of the tax year and of the yearly limits', 'incomeTax', [4, 1], 0),
  advanceTax1: dayOf('first instalment of advance tax, section 408', 'incomeTax', [6, 15], 0),
  statement1: dayOf('statement of tax deducted from April to June', 'incomeTaxRules', [7, 31], 0),
  advanceTax2: dayOf('second instalment of advance tax', 'incomeTax', [9, 15], 0),
  statement2: dayOf('statement of tax deducted from July to September', 'incomeTaxRules', [10, 31], 0),
  advanceTax3: dayOf('third instalment of advance tax', 'incomeTax', [12, 15], 0),
  statement3: dayOf('statement of tax deducted from October to December', 'incomeTaxRules', [1, 31], 1),
  advanceTax4: dayOf('last instalment of advance tax', 'incomeTax', [3, 15], 1),
  ends: dayOf('last day of the tax year and of the yearly limits', 'incomeTax', [3, 31], 1),
  statement4: dayOf('statement of tax deducted from January to March', 'incomeTaxRules', [5, 31], 1),
} satisfies Record<string, LawDay>

/** Days of the return of each tax year. */
export const returnDays = {
  itr2: dayOf('return without business income, ITR-2', 'incomeTax', [7, 31], 1),
  itr3: dayOf('return with business income and no audit, ITR-3', 'incomeTax', [8, 31], 1),
  audit: dayOf('return with an audit', 'incomeTax', [10, 31], 1),
  belated: dayOf('belated return', 'incomeTax', [12, 31], 1),
  revised: dayOf('revised return', 'incomeTax', [3, 31], 2),
} satisfies Record<string, LawDay>

const since = (country: string, day: string, printed: string): LawFigure & { from: string } => ({
  ...figure(`Apostille Convention between India and ${country}`, [printed], 'apostille'),
  from: day,
})

/** When the Apostille Convention came into force between India, a party since 14 July 2005, and each country. */
export const apostilleSince = {
  'united-states': since('the United States', '2005-07-14', '14 July 2005'),
  'united-kingdom': since('the United Kingdom', '2005-07-14', '14 July 2005'),
  australia: since('Australia', '2005-07-14', '14 July 2005'),
  singapore: since('Singapore', '2021-09-16', '16 September 2021'),
  'saudi-arabia': since('Saudi Arabia', '2022-12-07', '7 December 2022'),
  canada: since('Canada', '2024-01-11', '11 January 2024'),
} satisfies Record<string, LawFigure>

/** Every figure that texts print, by name; the tools' own are in `toolLaw`. */
export const reviewable: Readonly<Record<string, LawFigure>> = {
  ...law,
  ...named('year', yearDays),
  ...named('return', returnDays),
  ...named('apostille', apostilleSince),
}

function named(group: string, figures: Readonly<Record<string, LawFigure>>): Record<string, LawFigure> {
  return Object.fromEntries(Object.entries(figures).map(([name, one]) => [`${group}.${name}`, one]))
}

/** Months after which a figure has to be compared with its source again. */
const monthsValid = 6

/** Whether what was read on a day like 2026-11-26 was read more than six months before another. */
export function isDueForReview(on: string, day: Date): boolean {
  const oldest = new Date(day)
  oldest.setUTCMonth(oldest.getUTCMonth() - monthsValid)
  return new Date(on) < oldest
}

/** The figures that were last reviewed more than six months before a day. */
export function dueForReview(
  day: Date,
  figures: Readonly<Record<string, LawFigure | ToolFigure>> = { ...reviewable, ...toolLaw },
): [string, LawFigure | ToolFigure][] {
  return Object.entries(figures).filter(([, { reviewed }]) => isDueForReview(reviewed, day))
}
