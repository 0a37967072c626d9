import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'
import { gold, navy } from './palette.ts'
import { fixed, roles } from './roles.ts'

const values = <T extends Record<string | number, string>>(table: T) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]))

/** Names of the page's pigment colours; `data-pigment` sets their values (see globalCss.ts). */
export const pigmentRoles = ['deep', 'accent', 'tint', 'text'] as const

/** Every colour, font, size, length and easing of the design, in Chakra's form. */
export const tokens = defineTokens({
  colors: {
    ...values(fixed),
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    navy: values(navy),
    gold: values(gold),
    pigment: values(Object.fromEntries(pigmentRoles.map((role) => [role, `var(--pigment-${role})`]))),
  },
  fonts: values({
    // Until the faces are here, their fallbacks come first (fonts.css).
    sans: 'var(--sans, "Site Sans Fallback"), "Site Sans Fallback", "Segoe UI", system-ui, sans-serif',
    serif: 'var(--serif, "Site Serif Fallback"), "Site Serif Fallback", "Site Serif Fallback Android", Georgia, serif',
    mono: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600' }),
  spacing: values({
    0: '0rem',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    14: '3.5rem',
    16: '4rem',
    20: '5rem',
    22: '5.5rem',
    28: '7rem',
    30: '7.5rem',
  }),
  sizes: values({
    full: '100%',
    bar: 'var(--bar)',
    wrap: '77.5rem',
    wide: '85rem',
    measure: '43rem',
    touch: '2.75rem',
    control: '3.25rem',
  }),
  radii: values({ small: '4px', tile: '8px', card: '16px', pill: '999px', full: '50%' }),
  durations: values({ fast: '140ms', move: '260ms', enter: '700ms' }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  shadows: values({
    rest: '0 1px 2px rgb(15 29 58 / .08), 0 2px 8px rgb(15 29 58 / .06)',
    card: '0 2px 4px rgb(15 29 58 / .08), 0 14px 34px -10px rgb(10 20 40 / .3)',
    form: '0 30px 70px -24px rgb(10 20 40 / .5)',
  }),
  zIndex: values({ float: '30', banner: '35', bar: '40', notice: '60', skip: '70' }),
})

/** The system preference, overridden by the visitor's choice. */
export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(roles).map(([role, [light, dark]]) => [
      role,
      { value: { base: light, _osDark: dark, _light: light, _dark: dark } },
    ]),
  ),
})
