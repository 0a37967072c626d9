import { type ToolName, toolNames, toolsQuestion, toolTitles } from '#content/texts/toolTitles.ts'
import type { SceneOfArticle } from '../articleScene/articleScenes.ts'

interface ToolCard extends SceneOfArticle {
  title: string
}

/** The desk beside the title on each tool's social picture. The panel covers its left part, so all lies right of it. */
const scenes: Record<ToolName, SceneOfArticle> = {
  residence: {
    service: 'Consultancy',
    surface: 'planks',
    light: { x: 1000, y: 1090, lean: -26 },
    things: [
      ['calendar', 1010, 400, 7, 1.4],
      ['passport', 640, 520, -11, 1.3],
      ['pen', 1130, 750, -70, 1],
    ],
  },
  selling: {
    service: 'TransferOfProperty',
    surface: 'planks',
    light: { x: 960, y: 1090, lean: -28 },
    things: [
      ['houseModel', 800, 380, 0, 1.5],
      ['key', 610, 740, -16, 1.2],
      ['coin', 980, 700, 0, 1.3],
      ['coin', 1110, 640, 0, 1.05],
      ['coin', 1190, 730, 0, 0.85],
    ],
  },
  rent: {
    service: 'LandlordTenantDisputes',
    surface: 'planks',
    light: { x: 980, y: 1090, lean: -26 },
    things: [
      ['passbook', 700, 380, -7, 1.25],
      ['key', 1040, 360, 14, 1.3],
      ['coin', 640, 740, 0, 1.2],
      ['coin', 780, 780, 0, 0.95],
      ['calendar', 1060, 650, 6, 0.95],
    ],
  },
  refund: {
    service: 'Consultancy',
    surface: 'blotter',
    light: { x: 960, y: 1090, lean: -24 },
    things: [
      ['envelope', 720, 400, -7, 1.25],
      ['calendar', 1050, 380, 8, 1.05],
      ['coin', 620, 740, 0, 1.2],
      ['coin', 760, 780, 0, 0.95],
      ['pen', 1110, 700, -62, 1],
    ],
  },
  'power-of-attorney': {
    service: 'Documents',
    surface: 'blotter',
    light: { x: 900, y: 1100, lean: 22 },
    things: [
      ['envelope', 1010, 300, 8, 1.15],
      ['deed', 700, 500, -6, 1.05],
      ['pen', 1120, 640, -58, 1.1],
    ],
  },
  sending: {
    service: 'BankingAndFinance',
    surface: 'planks',
    light: { x: 940, y: 1090, lean: -24 },
    things: [
      ['passbook', 690, 380, -8, 1.3],
      ['envelope', 1020, 590, 7, 1.1],
      ['coin', 600, 720, 0, 1.25],
      ['coin', 730, 770, 0, 0.95],
      ['phone', 1110, 240, 10, 0.95],
    ],
  },
  estate: {
    service: 'SuccessionCertificate',
    surface: 'blotter',
    light: { x: 960, y: 1090, lean: 24 },
    things: [
      ['deed', 720, 420, -7, 1.1],
      ['houseModel', 1060, 380, 0, 1],
      ['coin', 980, 740, 0, 1.2],
      ['coin', 1110, 700, 0, 1],
      ['key', 640, 760, -18, 1],
    ],
  },
}

/** The social picture of the overview and of each tool, by name. */
export const toolCards: ReadonlyMap<string, ToolCard> = new Map([
  [
    'tools',
    {
      title: toolsQuestion,
      service: 'CorporateServicesAdvisory',
      surface: 'blotter',
      light: { x: 980, y: 1090, lean: -25 },
      things: [
        ['calendar', 680, 360, -7, 1.25],
        ['passport', 1050, 340, 10, 1.1],
        ['houseModel', 1060, 690, 0, 0.95],
        ['coin', 620, 730, 0, 1.2],
        ['coin', 760, 770, 0, 0.9],
      ],
    },
  ],
  ...toolNames.map((name): [string, ToolCard] => [`tools-${name}`, { title: toolTitles[name], ...scenes[name] }]),
])
