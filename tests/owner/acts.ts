import type { Act } from './edit.ts'
import { german, germanRow } from './german.ts'
import { article, feesPage } from './ownTexts.ts'
import { siteActs } from './siteActs.ts'

const languages = 'src/content/languages.ts'

/** In the order in which they are played, each on what those before it left: first what is added, then what is taken away. */
export const acts: Act[] = [
  ...siteActs,
  {
    name: 'publishes a fifteenth article, dated today',
    redraws: true,
    changesPages: true,
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
    name: 'adds a fifteenth service',
    redraws: true,
    changesPages: true,
    play: (edit) => {
      const consultancy = edit.read('src/content/services/Consultancy.md')
      edit.replace('src/content/services/order.ts', "  'Consultancy',", "  'Consultancy',\n  'Wills',")
      edit.write(
        'src/content/services/Wills.md',
        consultancy
          .replace('displayName: Consultancy', 'displayName: Wills and Estates')
          .replace('pigment: pista', 'pigment: indigo')
          .replace('description: A considered', 'description: A will that works in two countries. A considered')
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
    changesPages: true,
    play: (edit) => {
      edit.write('src/content/fees.ts', feesPage)
      edit.write(
        'src/site/routes/fees.tsx',
        edit.read('src/site/routes/how-we-work.tsx').replaceAll('how-we-work', 'fees').replaceAll('HowWeWork', 'Fees'),
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
        'src/site/features/frame/menu.ts',
        "      { title: menuTitles.blogs, path: '/blogs' },\n",
        "      { title: menuTitles.blogs, path: '/blogs' },\n      { title: guideName('/fees'), path: '/fees' },\n",
      )
      edit.replace(
        'src/site/features/frame/menu.ts',
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
    name: 'adds German with two pages, beside the languages that are there',
    changesPages: true,
    endsRound: true,
    play: (edit) => {
      edit.replace(languages, /\n\]\n/, `\n${germanRow}]\n`)
      for (const [file, text] of Object.entries(german)) edit.write(`src/content/de/${file}`, text)
    },
  },
  {
    name: 'takes an article away',
    redraws: true,
    changesPages: true,
    play: (edit) => {
      edit.remove('src/content/articles/nri-real-estate-investment-tips.md')
      edit.replace(
        'src/content/services/DeveloperClaims.md',
        '[investment notes](/blogs/nri-real-estate-investment-tips)',
        'notes',
      )
      for (const task of ['letting', 'buying'])
        edit.replace(
          `src/content/tasks/${task}.ts`,
          '/blogs/nri-real-estate-investment-tips#manage-it-as-if-you-lived-there',
          '/letters',
        )
    },
  },
  {
    name: 'takes a service away',
    redraws: true,
    play: (edit) => {
      edit.remove('src/content/services/CorporateServicesAdvisory.md')
      edit.replace('src/content/services/order.ts', "  'CorporateServicesAdvisory',\n", '')
      edit.replace(
        'src/content/services/NCLT-Matters.md',
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
    name: 'leaves Hindi out',
    changesPages: true,
    play: (edit) => {
      edit.remove('src/content/hi')
      edit.replace(languages, /\n {2}\{\n {4}code: 'hi',[\s\S]*?\n {2}\},/, '')
    },
  },
]
