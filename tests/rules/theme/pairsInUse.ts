/** Backgrounds of the site's running text. */
const pages = ['bg', 'panel', 'wash', 'pigment.tint']
const dark = ['navy.800', 'navy.900', 'pigment.deep']

/** Colour of a text, and every ground on which some screen shows it. WCAG AA asks for 4.5. */
export const texts: Record<string, readonly string[]> = {
  ink: [...pages, 'sand', 'pane', 'paneHover', 'skyA', 'skyM'],
  ink2: [...pages, 'sand', 'skyA', 'skyM'],
  link: [...pages, 'sand'],
  accentText: ['bg'],
  off: ['offBg'],
  ok: ['panel', 'okBg'],
  wait: ['waitBg'],
  err: ['bg', 'panel', 'wash', 'errBg'],
  white: [
    ...dark,
    'navy.700',
    'navy.950',
    'solid',
    'solidHover',
    'footer',
    'whatsapp',
    'callGreen',
    'callGreenHover',
    'noticeOk',
    'noticeError',
    'noticeInfo',
    'top bar',
    'card on navy',
  ],
  onNavy: dark,
  onNavy2: ['navy.900', 'footer', 'card on navy'],
  legal: ['footer'],
  'gold.300': [...dark, 'navy.950', 'footer', 'top bar'],
  'gold.400': [...dark],
  'navy.950': ['gold.500', 'gold.400'],
  'pigment.text': ['bg', 'panel', 'wash', 'pigment.tint'],
  paperInk: ['paper', 'white'],
  paperInk2: ['paper', 'white'],
  placeholder: ['paper', 'white'],
}

/** Parts that are no text yet must be visible: edges of fields, focus rings, dots. WCAG AA asks for 3. */
export const marks: Record<string, readonly string[]> = {
  field: ['bg', 'panel', 'wash', 'navy.900'],
  err: ['bg', 'panel', 'wash'],
  wait: ['wash', 'bg'],
  focus: [...pages, 'sand', 'pane', 'skyA', 'skyM'],
  'gold.400': [...dark, 'navy.950', 'footer', 'top bar'],
  'navy.700': ['paper'],
}

/** Colours that only decorate, or whose colour is that of the element around them. */
export const notText = ['inherit', 'current', 'currentColor', 'transparent']
