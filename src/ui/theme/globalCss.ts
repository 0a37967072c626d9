import { defineGlobalStyles } from '@chakra-ui/react'
import { type Pigment, type PigmentName, pigments } from '#content/pigments.ts'
import { firstScreen } from './firstScreen.ts'
import { gold, navy } from './palette.ts'
import { roles, variants } from './roles.ts'

const named = () => Object.entries(pigments) as [PigmentName, Pigment][]

function pigmentVars(deep: string, accent: string, tint: string, text: string) {
  return { '--pigment-deep': deep, '--pigment-accent': accent, '--pigment-tint': tint, '--pigment-text': text }
}

/** The variable of a colour role: `paneHover` is `--chakra-colors-pane-hover`. */
const variableOf = (role: string) =>
  `--chakra-colors-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

const light = () =>
  Object.fromEntries(
    named().map(([name, p]) => [`[data-pigment=${name}]`, pigmentVars(p.deep, p.accent, p.tint, p.text)]),
  )
const dark = (prefix: string) =>
  Object.fromEntries(
    named().map(([name, p]) => [
      `${prefix} [data-pigment=${name}]`,
      pigmentVars(p.deep, p.accent, p.darkTint, p.darkText),
    ]),
  )

/** The same rules for a dark system theme; the rules of an explicit choice follow and win. */
function onDarkSystem(rules: Record<string, Record<string, string>>) {
  return Object.fromEntries(Object.entries(rules).map(([selector, vars]) => [selector, { _osDark: vars }]))
}

/**
 * The colours of the variants, as variables of the body: a cascade layer above this one sets those of the root. Here and
 * not among the tokens, so that no script carries them.
 */
const departures = () =>
  Object.fromEntries(
    Object.entries(variants).map(([name, { roles }]) => [
      `[data-theme~=${name}] body`,
      {
        '--chakra-colors-pigment-tint': roles.wash,
        ...Object.fromEntries(Object.entries(roles).map(([role, colour]) => [variableOf(role), colour])),
      },
    ]),
  )

/** Global rules. A function, so that the browser's bundle, which has them in the stylesheet, can drop them. */
export const globalCss = () =>
  defineGlobalStyles({
    ':root': {
      '--bar': { base: '60px', sm: '76px' },
      '--gutter': { base: '20px', sm: '40px', xl: '80px' },
      colorScheme: 'light dark',
      ...pigmentVars(navy[900], gold[500], roles.wash[0], navy[700]),
    },
    '[data-theme~=light]': { colorScheme: 'light' },
    // Space above a section that was jumped to (RS-04), and below a focused link: the round buttons lie there.
    html: {
      scrollPaddingTop: '80px',
      scrollPaddingBottom: 'calc(80px + var(--player-height, 0px))',
      textSizeAdjust: '100%',
    },
    ...firstScreen,
    body: { bg: 'bg', color: 'ink', textStyle: 'body', fontOpticalSizing: 'auto', overflowWrap: 'break-word' },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    'img, svg': { display: 'block', maxWidth: '100%' },
    img: { height: 'auto' },
    'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
    // Pressed before hydration (earlyInput.ts), or before its script is there; what it does comes later.
    ':is(button, a)[aria-busy=true]': {
      cursor: 'progress',
      bgImage:
        'repeating-linear-gradient(-45deg, color-mix(in srgb, currentColor 22%, transparent) 0 7px, transparent 7px 14px)',
    },
    // Visually hidden, for screen readers.
    '.unseen': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    ':focus-visible': { outline: '3px solid', outlineColor: 'var(--focus-ring, {colors.focus})', outlineOffset: '3px' },
    // A token that refers to a variable is resolved where it is declared (the root), so declare it again here.
    '[data-pigment]': {
      '--chakra-colors-pigment-deep': 'var(--pigment-deep)',
      '--chakra-colors-pigment-accent': 'var(--pigment-accent)',
      '--chakra-colors-pigment-tint': 'var(--pigment-tint)',
      '--chakra-colors-pigment-text': 'var(--pigment-text)',
    },
    ...light(),
    ...onDarkSystem({
      ':root:root': pigmentVars(navy[900], gold[500], roles.wash[1], roles.link[1]),
      ...dark(':root:not([data-theme~=light])'),
    }),
    '[data-theme~=dark]': {
      colorScheme: 'dark',
      ...pigmentVars(navy[900], gold[500], roles.wash[1], roles.link[1]),
    },
    '[data-theme~=light]:root': pigmentVars(navy[900], gold[500], roles.wash[0], navy[700]),
    ...dark('[data-theme~=dark]'),
    ...departures(),
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationDelay: '0s !important',
        animationIterationCount: '1 !important',
        // Zero, not a tiny value, which would let inherited colours change frame by frame.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  })
