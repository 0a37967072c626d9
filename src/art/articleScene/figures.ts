import type { SceneOfArticle } from './articleScenes.ts'

/** The picture inside each article: what its alternative text names, seen closer than on the desk above. */
export const articleFigures: Record<string, SceneOfArticle> = {
  'understanding-nri-inheritance-laws-1': {
    service: 'SuccessionCertificate',
    surface: 'planks',
    light: { x: 860, y: 1120, lean: -22 },
    things: [
      ['courtFile', 400, 480, -8, 1.4],
      ['deed', 800, 470, 4, 1.22],
      ['passport', 1190, 600, 12, 1.35],
      ['houseModel', 1300, 270, 0, 1],
    ],
  },
  'buying-property-india-nri-1': {
    service: 'RealEstateServices',
    surface: 'inlay',
    light: { x: 760, y: 1100, lean: 20 },
    things: [
      ['sitePlan', 330, 440, -8, 1.4],
      ['passbook', 1080, 450, 6, 1.3],
      ['passport', 1390, 450, -9, 1.35],
      ['houseModel', 690, 430, 0, 1.3],
    ],
  },
  'repatriation-of-funds-for-nris-1': {
    service: 'BankingAndFinance',
    surface: 'cloth',
    light: { x: 980, y: 1100, lean: -26 },
    things: [
      ['calendar', 440, 400, -6, 1.5],
      ['envelope', 1130, 640, -8, 1.4],
      ['passbook', 960, 400, 9, 1.35],
      ['coin', 520, 740, 0, 1.4],
      ['coin', 680, 690, 0, 1.1],
    ],
  },
  'nri-income-tax-rules-india-1': {
    service: 'Consultancy',
    surface: 'planks',
    light: { x: 1000, y: 1110, lean: -24 },
    things: [
      ['passbook', 500, 450, -7, 1.55],
      ['calendar', 1010, 400, 6, 1.6],
      ['key', 1130, 750, -8, 1.5],
      ['coin', 1380, 300, 0, 1.35],
      ['coin', 1460, 460, 0, 1.1],
    ],
  },
  'capital-gains-tax-nri-1': {
    service: 'TransferOfProperty',
    surface: 'blotter',
    light: { x: 700, y: 1100, lean: 24 },
    things: [
      ['sitePlan', 370, 440, 5, 1.4],
      ['houseModel', 750, 470, 0, 1.3],
      ['calendar', 1230, 390, -6, 1.5],
      ['coin', 980, 750, 0, 1.3],
      ['coin', 1130, 780, 0, 1.1],
      ['coin', 1260, 750, 0, 0.9],
    ],
  },
  'rental-income-rules-nri-1': {
    service: 'LandlordTenantDisputes',
    surface: 'planks',
    light: { x: 760, y: 1100, lean: 22 },
    things: [
      ['calendar', 480, 400, -8, 1.45],
      ['passbook', 1000, 450, 5, 1.55],
      ['key', 520, 750, -6, 1.6],
      ['coin', 1390, 330, 0, 1.35],
      ['coin', 1440, 500, 0, 1.1],
    ],
  },
  'power-of-attorney-nri-1': {
    service: 'Documents',
    surface: 'blotter',
    light: { x: 980, y: 1100, lean: -24 },
    things: [
      ['deed', 520, 460, -7, 1.35],
      ['calendar', 1010, 380, 7, 1.35],
      ['phone', 1390, 450, -8, 1.35],
      ['key', 950, 740, -10, 1.5],
    ],
  },
  'inheritance-will-planning-nri-1': {
    service: 'SuccessionCertificate',
    surface: 'cloth',
    light: { x: 1000, y: 1100, lean: -20 },
    things: [
      ['passbook', 440, 440, -9, 1.45],
      ['calendar', 900, 380, 5, 1.4],
      ['envelope', 800, 740, -5, 1.3],
      ['houseModel', 1270, 530, 0, 1.35],
    ],
  },
  'nri-legal-rights-property-disputes-1': {
    service: 'LitigationMatters',
    surface: 'inlay',
    light: { x: 720, y: 1090, lean: 20 },
    things: [
      ['sitePlan', 1110, 430, 8, 1.4],
      ['courtFile', 590, 460, 5, 1.35],
      ['calendar', 230, 420, -9, 1.1],
      ['key', 1080, 700, -16, 1.6],
    ],
  },
  'nri-property-transfer-guide-1': {
    service: 'TransferOfProperty',
    surface: 'cloth',
    light: { x: 900, y: 1100, lean: -18 },
    things: [
      ['deed', 450, 460, -6, 1.32],
      ['houseModel', 900, 400, 0, 1.35],
      ['envelope', 1200, 700, 7, 1.25],
      ['coin', 1240, 300, 0, 1.4],
      ['coin', 1390, 380, 0, 1.1],
    ],
  },
  'nri-power-of-attorney-1': {
    service: 'Documents',
    surface: 'planks',
    light: { x: 700, y: 1100, lean: 24 },
    things: [
      ['calendar', 1270, 350, 8, 1.4],
      ['envelope', 1010, 680, -7, 1.5],
      ['passport', 880, 320, 10, 1.3],
      ['deed', 460, 450, -6, 1.3],
    ],
  },
  'nri-buying-property-india-1': {
    service: 'RealEstateServices',
    surface: 'blotter',
    light: { x: 960, y: 1100, lean: -20 },
    things: [
      ['deed', 500, 460, -8, 1.3],
      ['houseModel', 910, 350, 0, 1.25],
      ['calendar', 1330, 410, 9, 1.3],
      ['key', 960, 740, -14, 1.6],
    ],
  },
  'nri-banking-options-india-1': {
    service: 'BankingAndFinance',
    surface: 'planks',
    light: { x: 680, y: 1090, lean: 24 },
    things: [
      ['passport', 350, 440, -10, 1.5],
      ['passbook', 800, 440, 4, 1.6],
      ['phone', 1250, 450, 9, 1.4],
      ['coin', 1460, 700, 0, 1.3],
      ['coin', 380, 760, 0, 1.2],
      ['coin', 520, 720, 0, 0.95],
    ],
  },
  'nri-real-estate-investment-tips-1': {
    service: 'RealEstateServices',
    surface: 'planks',
    light: { x: 900, y: 1110, lean: -26 },
    things: [
      ['passbook', 420, 440, -6, 1.45],
      ['calendar', 1230, 410, 7, 1.45],
      ['houseModel', 830, 440, 0, 1.4],
      ['coin', 760, 760, 0, 1.3],
      ['coin', 900, 790, 0, 1.05],
      ['coin', 1020, 750, 0, 0.9],
    ],
  },
}
