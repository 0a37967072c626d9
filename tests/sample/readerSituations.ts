/** Readers' own words, chosen before anybody looked at what they find; the page for them; the links that lead there. */
export const situations: readonly [words: string, right: RegExp, links: readonly string[]][] = [
  [
    'my tenant pays rent into my brothers account',
    /rental-income|tasks\/letting|rent-account/,
    ['Tasks, step by step', 'The rent is paid into a relative’s account in India.'],
  ],
  [
    'father died no will flat in pune',
    /tasks\/heirs|understanding-nri-inheritance-laws/,
    ['Tasks, step by step', 'My mother left a house, and we are three children.'],
  ],
  [
    'buyer cut too much tax how to get it back',
    /tasks\/refund|tasks\/selling|capital-gains/,
    ['Tasks, step by step', 'The buyer of my flat deducted far too much tax (TDS) from the sale, and I want it back.'],
  ],
  [
    'moving back after 12 years in america',
    /tasks\/coming-home/,
    ['Tasks, step by step', 'I am moving back to India after many years abroad.'],
  ],
  [
    'neighbour built a wall on my plot',
    /AdversePossession|property-disputes|LitigationMatters/,
    ['Tasks, step by step', 'Somebody has built on my plot.'],
  ],
  [
    'builder has not given possession',
    /DeveloperClaims|developer-late|property-disputes/,
    ['Tasks, step by step', 'The builder has not given possession.'],
  ],
  [
    'builder no flat for five years is it too late',
    /DeveloperClaims/,
    ['Tasks, step by step', 'The builder is five years late. Is it too late to complain?'],
  ],
  [
    'sign papers in dubai for flat sale',
    /power-of-attorney|united-arab-emirates|power-sale|tasks\/selling/,
    ['Tasks, step by step', 'I have to sign papers for India where I live.'],
  ],
  [
    'bank refuses to transfer money abroad',
    /repatriation|BankingAndFinance|tools\/sending|send-abroad|ombudsman/,
    ['Tasks, step by step', 'The bank does not send my money abroad.'],
  ],
  [
    'can my wife with british passport inherit land',
    /inheritance|buying-property|tasks\/heirs|united-kingdom/,
    ['Tasks, step by step', 'May a foreign citizen inherit land in India?'],
  ],
  [
    'may my British wife inherit farm land',
    /(?:understanding-nri-inheritance-laws|tasks\/heirs)#/,
    ['Tasks, step by step', 'My wife has a British passport and no OCI card. May she inherit our farm land?'],
  ],
  [
    'foreign husband without oci card inherits flat',
    /without-an-oci-card|tasks\/heirs/,
    ['Tasks, step by step', 'May a foreign citizen inherit land in India?'],
  ],
  [
    'buy farm land as oci',
    /buying-property|agricultural|tasks\/buying/,
    ['Tasks, step by step', 'Can I buy farmland as an NRI?'],
  ],
  [
    'brother will not divide the house',
    /[Pp]artition|tasks\/heirs#quarrel/,
    ['Tasks, step by step', 'My brother will not divide our late parents’ house.'],
  ],
  [
    'aadhaar pan link nri',
    /aadhaar|Documents|pan\b|nri-income-tax/,
    ['Tasks, step by step', 'Do I need an Aadhaar, and must I link my PAN?'],
  ],
  ['how many days can i stay in india', /tools\/residence|nri-income-tax|resident/, ['Am I resident in India?']],
  [
    'old tenant refuses to leave mothers flat',
    /LandlordTenant|end-of-tenancy|property-disputes/,
    ['Tasks, step by step', 'The tenant refuses to leave.'],
  ],
  [
    'deadline for stamp on document signed in london',
    /power-of-attorney|deadlines|united-kingdom/,
    ['By when must it be stamped?'],
  ],
  [
    'stamp duty in maharashtra for gift to daughter',
    /\/states/,
    ['Tasks, step by step', 'What does stamp duty cost in my State?'],
  ],
  ['new rules this year', /what-changed/, ['Tasks, step by step', 'Which rules have changed this year?']],
]
