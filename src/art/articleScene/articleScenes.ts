import type { ServicePath } from '#content/services/order.ts'
import type { ArticleScene } from './articleScene.ts'

export interface SceneOfArticle extends ArticleScene {
  /** The service nearest in subject, as the article names it; its pigment and screen are used. */
  service: ServicePath
}

/** The desk on top of each article, by slug. No two show the same things. */
export const articleScenes: Record<string, SceneOfArticle> = {
  'buying-property-india-nri': {
    service: 'RealEstateServices',
    surface: 'planks',
    light: { x: 1120, y: 1090, lean: -30 },
    things: [
      ['sitePlan', 600, 440, -7, 1.2],
      ['houseModel', 1000, 400, 0, 1.2],
      ['key', 1130, 730, -14, 1.2],
      ['tea', 1400, 280, 0, 1.05],
      ['passport', 210, 440, -12, 1],
    ],
  },
  'repatriation-of-funds-for-nris': {
    service: 'BankingAndFinance',
    surface: 'planks',
    light: { x: 900, y: 1100, lean: -24 },
    things: [
      ['deed', 590, 455, -8, 0.98],
      ['passport', 985, 330, 11, 1.05],
      ['envelope', 1085, 655, -6, 1.05],
      ['coin', 300, 600, 0, 1.25],
      ['coin', 205, 480, 0, 0.85],
      ['tea', 1390, 300, 0, 1.1],
    ],
  },
  'nri-income-tax-rules-india': {
    service: 'Consultancy',
    surface: 'blotter',
    light: { x: 720, y: 1100, lean: 22 },
    things: [
      ['calendar', 560, 440, -7, 1.25],
      ['passbook', 1010, 450, 8, 1.15],
      ['glasses', 800, 730, 8, 1],
      ['pen', 1290, 640, -62, 1.1],
      ['tea', 1430, 240, 0, 0.95],
    ],
  },
  'capital-gains-tax-nri': {
    service: 'TransferOfProperty',
    surface: 'planks',
    light: { x: 1040, y: 1090, lean: -28 },
    things: [
      ['houseModel', 520, 430, 0, 1.35],
      ['coin', 830, 660, 0, 1.3],
      ['coin', 960, 600, 0, 1.05],
      ['coin', 1060, 670, 0, 0.85],
      ['calendar', 1210, 350, 9, 1.15],
    ],
  },
  'rental-income-rules-nri': {
    service: 'LandlordTenantDisputes',
    surface: 'cloth',
    light: { x: 880, y: 1090, lean: -16 },
    things: [
      ['envelope', 480, 300, -9, 1.2],
      ['passbook', 960, 470, 7, 1.2],
      ['key', 480, 640, -18, 1.4],
      ['coin', 1290, 300, 0, 1.15],
    ],
  },
  'power-of-attorney-nri': {
    service: 'Documents',
    surface: 'planks',
    light: { x: 640, y: 1080, lean: 20 },
    things: [
      ['deed', 770, 450, 5, 1.02],
      ['pen', 1100, 560, -48, 1.25],
      ['phone', 1330, 400, 12, 1],
      ['key', 300, 620, -28, 1.1],
      ['tea', 380, 270, 0, 1.1],
    ],
  },
  'inheritance-will-planning-nri': {
    service: 'SuccessionCertificate',
    surface: 'blotter',
    light: { x: 760, y: 1100, lean: 24 },
    things: [
      ['deed', 620, 455, -5, 1],
      ['glasses', 900, 620, -10, 1.1],
      ['envelope', 1130, 330, 7, 1.1],
      ['key', 1140, 640, -12, 1.2],
      ['tea', 180, 270, 0, 0.95],
    ],
  },
  'nri-legal-rights-property-disputes': {
    service: 'LitigationMatters',
    surface: 'planks',
    light: { x: 1180, y: 1090, lean: -34 },
    things: [
      ['sitePlan', 920, 430, 7, 1.15],
      ['courtFile', 500, 460, -9, 1.15],
      ['glasses', 1010, 690, 6, 1],
      ['tea', 1380, 620, 0, 1.05],
    ],
  },
  'nri-property-transfer-guide': {
    service: 'TransferOfProperty',
    surface: 'inlay',
    light: { x: 700, y: 1080, lean: 18 },
    things: [
      ['deed', 560, 400, -10, 0.92],
      ['deed', 690, 420, 6, 0.92],
      ['key', 1060, 560, -30, 1.5],
      ['envelope', 1230, 260, 8, 1.05],
    ],
  },
  'nri-power-of-attorney': {
    service: 'Documents',
    surface: 'cloth',
    light: { x: 960, y: 1090, lean: -22 },
    things: [
      ['envelope', 500, 590, 8, 1.25],
      ['deed', 770, 420, -6, 0.92],
      ['passport', 1120, 380, 12, 1.1],
      ['pen', 1130, 690, -14, 1.2],
      ['calendar', 340, 270, -8, 0.8],
    ],
  },
  'nri-buying-property-india': {
    service: 'RealEstateServices',
    surface: 'inlay',
    light: { x: 640, y: 1090, lean: 22 },
    things: [
      ['courtFile', 470, 400, -7, 0.98],
      ['deed', 830, 390, 5, 0.84],
      ['phone', 1180, 400, -10, 1.05],
      ['key', 1000, 690, -10, 1.2],
      ['pen', 690, 640, -38, 1],
    ],
  },
  'nri-banking-options-india': {
    service: 'BankingAndFinance',
    surface: 'blotter',
    light: { x: 1000, y: 1080, lean: -20 },
    things: [
      ['passbook', 560, 440, -10, 1.15],
      ['passbook', 860, 460, 6, 1.15],
      ['phone', 1190, 430, 12, 1.05],
      ['coin', 420, 730, 0, 0.9],
      ['coin', 1420, 640, 0, 1.1],
    ],
  },
  'nri-real-estate-investment-tips': {
    service: 'RealEstateServices',
    surface: 'cloth',
    light: { x: 800, y: 1100, lean: -10 },
    things: [
      ['houseModel', 420, 360, 0, 1],
      ['houseModel', 840, 420, 0, 1.35],
      ['glasses', 480, 690, -8, 1.05],
      ['calendar', 1240, 300, 8, 0.92],
      ['coin', 1190, 650, 0, 1.2],
      ['coin', 1080, 710, 0, 0.85],
    ],
  },
}
