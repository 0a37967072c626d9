import type { Editor } from './edit.ts'
import { article, feesPage } from './ownTexts.ts'

/** One thing that an owner does, by the guides; `redraws` when they say to run `npm run art` after it. */
export interface Act {
  name: string
  play: (edit: Editor) => void
  redraws?: boolean
  /** Words that no page of the build may show afterwards. */
  never?: RegExp
}

const site = 'src/content/site.ts'

export const acts: Act[] = [
  {
    name: 'puts a name, phone, email, places, domain, social links and forms of its own into the site file',
    redraws: true,
    play: (edit) => {
      edit.replace(site, 'sample: true', 'sample: false')
      edit.replace(site, "product: 'Pravasi Desk'", "product: 'Setu Counsel'")
      edit.replace(site, /tagline: '.*'/, "tagline: 'Lawyers in Kochi for families abroad'")
      edit.replace(
        site,
        /description:\n {4}'.*'/,
        "description: 'Property, inheritance and tax in Kerala for families abroad.'",
      )
      edit.replace(site, /origin: '.*'/, "origin: 'https://www.setucounsel.in'")
      edit.replace(site, /phone: '.*'/, "phone: '+91 98470 12345'")
      edit.replace(site, /email: 'desk@.*'/, "email: 'office@setucounsel.in'")
      edit.replace(
        site,
        /office: \{ label.*\}/,
        "office: { label: 'Kochi (Marine Drive)', address: 'Marine Drive, Kochi, Kerala' }",
      )
      edit.replace(site, /footer: \{ label.*\}/, "footer: { label: 'Kochi', address: 'Kochi, Kerala, India' }")
      edit.replace(
        site,
        / {4}\{ name: 'Facebook'.*\n.*\n.*\n/,
        "    { name: 'X', url: 'https://x.com/setucounsel' },\n",
      )
      edit.replace(site, "'https://forms.example.com/testimonial'", "'https://forms.gle/setuStory'")
      edit.replace(site, "'https://forms.example.com/feedback'", "'https://forms.gle/setuFeedback'")
    },
  },
  {
    name: 'replaces the sample testimonials and videos',
    play: (edit) => {
      const stories = 'src/content/pages/testimonials.ts'
      const own = [
        [
          'T. M.',
          'Dubai',
          'They found the deed that my uncle had lost, and wrote down what each step would cost before it began.',
        ],
        [
          'S. N.',
          'Houston',
          'The sale took five months. Every Friday there was an email, even when there was nothing to say.',
        ],
        ['J. V.', 'Perth', 'I signed twice, at the consulate. Everything else was done in Kochi.'],
      ]
      for (const [at, [name, city, quote]] of own.entries())
        edit.replace(
          stories,
          new RegExp(`id: ${at + 1},\\n {8}quote:\\n {10}'.*',\\n {8}name: '.*',\\n {8}title: '.*',`),
          `id: ${(at + 1) as 1 | 2 | 3},\n        quote: '${quote}',\n        name: '${name}',\n        title: '${city}',`,
        )
      edit.replace(stories, /note: '.+'/, "note: ''")
      for (const [at, id] of ['dQw4w9WgXcQ', 'aqz-KE-bpKQ', 'jNQXAC9IVRw', '9bZkp7q19f0'].entries())
        edit.replace('src/content/pages/resources.ts', `sampleVid0${at + 1}`, id)
    },
  },
  {
    name: 'is a law firm, which may not advertise',
    play: (edit) => {
      edit.replace(site, 'kind: undefined,', "kind: 'law firm',")
    },
    never: /\bFREE\b|20\+|Trusted by|Decades of|Hassle-Free|We make it work|Stories From Some|निःशुल्क परामर्श/,
  },
  {
    name: 'fills in the practice, the grievance officer, a collector of its own and the query form',
    play: (edit) => {
      edit.replace(site, "kind: 'law firm',", "kind: 'coordinator',")
      edit.replace(site, "legalName: ''", "legalName: 'Setu Counsel LLP'")
      edit.replace(site, /^ {2}address: ''/m, "  address: '12 Marine Drive, Kochi 682031'")
      edit.replace(site, "areas: ''", "areas: 'property, succession, tax'")
      edit.replace(
        site,
        'advocates: [],',
        "advocates: [\n    {\n      name: 'Anna Thomas',\n      enrolment: 'K/1234/2010',\n      enrolled: '12 June 2010',\n      council: 'Bar Council of Kerala',\n      qualifications: 'BA, LLB',\n    },\n  ],",
      )
      edit.replace(site, "accountants: ''", "accountants: 'Nair & Iype, Kochi'")
      edit.replace(site, "freeCall: ''", "freeCall: '20 minutes'")
      edit.replace(site, "fees: ''", "fees: 'Fees are quoted in rupees, without GST.'")
      edit.replace(
        site,
        "grievanceOfficer: { name: '', address: '', email: '' }",
        "grievanceOfficer: { name: 'Anna Thomas', address: '12 Marine Drive, Kochi', email: 'privacy@setucounsel.in' }",
      )
      edit.replace(site, "serviceQueryForm: 'inert',", "serviceQueryForm: 'enquiry',")
      edit.replace(site, "analytics: 'none',", "analytics: { collector: 'https://count.setucounsel.in/event' },")
    },
  },
  {
    name: 'publishes a fifteenth article, dated today',
    redraws: true,
    play: (edit) => {
      edit.write('src/content/articles/selling-a-flat-from-abroad.md', article)
      edit.replace(
        'src/art/articleScene/articleScenes.ts',
        'export const articleScenes: Record<string, SceneOfArticle> = {\n',
        `export const articleScenes: Record<string, SceneOfArticle> = {
  'selling-a-flat-from-abroad': {
    service: 'TransferOfProperty',
    surface: 'blotter',
    light: { x: 900, y: 1090, lean: -20 },
    things: [
      ['houseModel', 620, 430, 0, 1.2],
      ['deed', 1080, 440, 8, 1],
      ['key', 860, 730, -14, 1.2],
    ],
  },
`,
      )
    },
  },
  {
    name: 'takes an article away',
    redraws: true,
    play: (edit) => {
      edit.remove('src/content/articles/nri-real-estate-investment-tips.md')
      edit.replace(
        'src/content/services/DeveloperClaims.ts',
        '[investment notes](/blogs/nri-real-estate-investment-tips)',
        'notes',
      )
    },
  },
  {
    name: 'adds a fifteenth service',
    redraws: true,
    play: (edit) => {
      const consultancy = edit.read('src/content/services/Consultancy.ts')
      edit.replace('src/content/services/order.ts', "  'Consultancy',", "  'Consultancy',\n  'Wills',")
      edit.write(
        'src/content/services/Wills.ts',
        consultancy
          .replace("path: 'Consultancy'", "path: 'Wills'")
          .replace("displayName: 'Consultancy'", "displayName: 'Wills and Estates'")
          .replace("pigment: 'pista'", "pigment: 'indigo'")
          .replace(/description: 'A considered/, "description: 'A will that works in two countries. A considered")
          .replace('Legal consultancy for NRIs', 'Wills for NRIs')
          .replace('NRI legal consultation', 'NRI will, estate planning'),
      )
      edit.replace(
        'src/content/pigments.ts',
        '  pista: pigment(',
        "  indigo: pigment('#1c1a4a', '#5a55c9', '#eeedfb', '#4a45ae', '#15163a', '#aba8ee'),\n  pista: pigment(",
      )
      edit.replace(
        'src/art/scenes/services.ts',
        '  RealEstateServices: scene(',
        "  Wills: scene('indigo', lens, { tiling: 'hexagons', angle: 64, arch: 'cusped', sun: [0.3, 0.7], seed: 41 }),\n  RealEstateServices: scene(",
      )
      edit.replace(
        'src/content/hi/serviceNames.ts',
        '  RealEstateServices: {',
        "  Wills: { title: 'वसीयत', description: 'दो देशों में चलने वाली वसीयत।' },\n  RealEstateServices: {",
      )
    },
  },
  {
    name: 'takes a service away',
    redraws: true,
    play: (edit) => {
      edit.remove('src/content/services/CorporateServicesAdvisory.ts')
      edit.replace('src/content/services/order.ts', "  'CorporateServicesAdvisory',\n", '')
      edit.replace(
        'src/content/services/NCLT-Matters.ts',
        '[corporate team](/services/CorporateServicesAdvisory)',
        'team',
      )
      edit.replace('src/content/hi/serviceNames.ts', / {2}CorporateServicesAdvisory: \{\n.*\n.*\n {2}\},\n/, '')
      edit.replace('src/art/scenes/services.ts', / {2}CorporateServicesAdvisory: scene\([\s\S]*?\n {2}\}\),\n/, '')
      edit.replace('src/art/scenes/services.ts', /import \{ boardTable \} from .*\n/, '')
      edit.replace('src/art/social/toolScenes.ts', "service: 'CorporateServicesAdvisory'", "service: 'Wills'")
    },
  },
  {
    name: 'rewrites a paragraph in its own, longer words',
    play: (edit) => {
      edit.replace(
        'src/content/articles/understanding-nri-inheritance-laws.md',
        /\n\n(?=## )/,
        '\n\nWhoever reads this on paper may, as far as we could find, want somebody to sit down with, on some slow and rainy evening, and to go through the whole of it from the very first line to the last one before anybody signs anything at all, because it is easier to ask a question at the table than in an email.\n\n',
      )
    },
  },
  {
    name: 'adds a page on fees to menu, resources, sitemap, storage and the names in Hindi',
    redraws: true,
    play: (edit) => {
      edit.write('src/content/fees.ts', feesPage)
      edit.write(
        'src/routes/fees.tsx',
        edit.read('src/routes/how-we-work.tsx').replaceAll('how-we-work', 'fees').replaceAll('HowWeWork', 'Fees'),
      )
      const howWeWork = "  { path: '/how-we-work', name: 'How we work' },\n"
      edit.replace('src/content/texts/guidePages.ts', howWeWork, `${howWeWork}  { path: '/fees', name: 'Fees' },\n`)
      edit.replace('src/content/hi/texts/guidePages.ts', "  '/how-we-work':", "  '/fees': 'शुल्क',\n  '/how-we-work':")
      edit.replace(
        'src/content/allGuides.ts',
        "import howWeWork from './how-we-work.ts'",
        "import fees from './fees.ts'\nimport howWeWork from './how-we-work.ts'",
      )
      edit.replace('src/content/allGuides.ts', 'howWeWork, deadlines]', 'howWeWork, fees, deadlines]')
      edit.replace(
        'src/features/frame/menu.ts',
        "      { title: menuTitles.blogs, path: '/blogs' },\n",
        "      { title: menuTitles.blogs, path: '/blogs' },\n      { title: guideName('/fees'), path: '/fees' },\n",
      )
      edit.replace(
        'src/features/frame/menu.ts',
        "import { type MenuItem, menuTitles } from '#content/texts/frame.ts'\n",
        "import { type MenuItem, menuTitles } from '#content/texts/frame.ts'\nimport { guideName } from '#content/texts/guidePages.ts'\n",
      )
      edit.replace(
        'src/content/pages/resources.ts',
        "        text: guideName('/how-we-work'),",
        "        text: guideName('/fees'),\n        to: '/fees',\n        about: 'What each step costs.',\n      },\n      {\n        text: guideName('/how-we-work'),",
      )
    },
  },
  {
    name: 'leaves Hindi out',
    redraws: true,
    play: (edit) => {
      edit.remove('src/content/hi')
      for (const test of ['src/server/http/texts', 'src/prerender/readTranslation', 'tests/engines/hindi'])
        edit.remove(`${test}.test.ts`)
    },
  },
]
