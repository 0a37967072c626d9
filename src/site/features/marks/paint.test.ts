import { expect, test } from 'vitest'
import { gold } from '#ui/theme/palette.ts'
import { roles, variants } from '#ui/theme/roles.ts'
import { cover } from './paint.ts'

const themes = {
  light: (role: keyof typeof roles) => roles[role][0],
  sepia: (role: keyof typeof roles) => ({ ...light(), ...variants.sepia.roles })[role],
  dark: (role: keyof typeof roles) => roles[role][1],
  black: (role: keyof typeof roles) => ({ ...dark(), ...variants.black.roles })[role],
}
const of = (at: 0 | 1) =>
  Object.fromEntries(Object.entries(roles).map(([role, values]) => [role, values[at]])) as Record<
    keyof typeof roles,
    string
  >
const light = () => of(0)
const dark = () => of(1)

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: readonly number[], b: readonly number[]) => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (bright + 0.05) / (dim + 0.05)
}
const mixed = (over: string, under: string, share: number) =>
  channels(over).map((channel, at) => channel * share + (channels(under)[at] ?? 0) * (1 - share))

test.each(Object.entries(themes))(
  'in the theme %s text and links on every highlight have a contrast of 4.5',
  (_, of) => {
    for (const share of Object.values(cover)) {
      const behind = mixed(gold[500], of('bg'), share)
      for (const role of ['ink', 'link'] as const) expect(contrast(channels(of(role)), behind)).toBeGreaterThan(4.5)
    }
  },
)
