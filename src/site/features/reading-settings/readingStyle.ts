import { readingStyleKey } from '#content/storageKeys.ts'
import type { readingSettingsPanelTexts } from '#content/texts/readingSettingsPanel.ts'

type Settings = (typeof readingSettingsPanelTexts)['style']
export type Setting = keyof Settings
export type Choice<S extends Setting = Setting> = { [Key in S]: keyof Settings[Key]['choices'] }[S]
export type ReadingStyle = { [S in Setting]: Choice<S> }

interface Property<S extends Setting> {
  /** The custom property of the root element on which an article's text depends. */
  name: string
  /** Its value for each choice but the usual one, for which the theme's own value holds. */
  values: Record<Exclude<Choice<S>, 'usual'>, string>
}

const properties: { [S in Setting]: Property<S> } = {
  size: { name: '--reading-size', values: { smaller: '0.9', larger: '1.15', large: '1.3', largest: '1.5' } },
  line: { name: '--reading-line', values: { tight: '1.45', loose: '1.9' } },
  column: { name: '--reading-width', values: { narrow: '30rem', medium: '36rem' } },
  face: { name: '--reading-face', values: { sans: 'var(--chakra-fonts-sans)', legible: 'var(--legible)' } },
}

/** Every setting, as the site comes. */
export const usualStyle: ReadingStyle = { size: 'usual', line: 'usual', column: 'usual', face: 'usual' }

const settings = Object.keys(properties) as Setting[]
const valuesOf = (setting: Setting): Partial<Record<Choice, string>> => properties[setting].values

/** The style that the page is set in, as the script in its head or an earlier choice left it. */
export function shownStyle(): ReadingStyle {
  const found = settings.map((setting) => {
    const value = document.documentElement.style.getPropertyValue(properties[setting].name).trim()
    const known = Object.entries(valuesOf(setting)).find(([, one]) => one === value)
    return [setting, known?.[0] ?? 'usual']
  })
  return Object.fromEntries(found) as ReadingStyle
}

/** Sets the page in that style, and keeps it on the device for the pages to come. */
export function showStyle(style: ReadingStyle): void {
  const root = document.documentElement.style
  const declarations = settings.flatMap((setting) => {
    const { name } = properties[setting]
    const value = valuesOf(setting)[style[setting]]
    if (value === undefined) root.removeProperty(name)
    else root.setProperty(name, value)
    return value === undefined ? [] : [`${name}:${value}`]
  })
  try {
    if (declarations.length > 0) localStorage.setItem(readingStyleKey, declarations.join(';'))
    else localStorage.removeItem(readingStyleKey)
  } catch {
    // If storage is blocked, the style lasts as long as the page.
  }
}
