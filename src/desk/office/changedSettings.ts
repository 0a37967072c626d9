import type { OfficeAnswer, OfficeSettings } from '#contract/staff/messages.ts'

type Settings = Omit<OfficeSettings, 'version'>

/**
 * The settings that a form saves which was filled with `before`: the values that were changed in it, and for the others those that are
 * stored by now.
 */
export function changedSettings(before: OfficeAnswer, stored: OfficeAnswer, typed: Settings): Settings {
  const shown: Settings = { ...before, emails: before.emails ?? before.defaults.emails }
  const isChanged = (name: keyof Settings) => JSON.stringify(typed[name]) !== JSON.stringify(shown[name])
  const { defaults: _, version: __, ...kept } = stored
  const names = Object.keys(typed) as (keyof Settings)[]
  const changed = Object.fromEntries(names.filter(isChanged).map((name) => [name, typed[name]]))
  return { ...kept, ...changed }
}
