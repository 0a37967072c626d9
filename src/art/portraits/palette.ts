import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { hairColours } from './hair.ts'
import type { Person } from './person.ts'
import type { PersonTones } from './tones.ts'

const skins = ['#f0c8a0', '#dfae82', '#cd9466', '#b47b50', '#96613d', '#744a30']

/** All colours of a portrait: skin, hair, clothes, and what lies in shade or light of each. */
export function personTones(person: Person): PersonTones {
  const skin = skins[person.skin] ?? '#cd9466'
  const hair = hairColours[person.hair]
  const isPale = person.hair === 'white' || person.hair === 'grey'
  return {
    skin,
    skinShade: mix(skin, '#5a2230', 0.24),
    crease: mix(skin, '#3c1420', 0.46),
    hair,
    hairLight: mix(hair, '#ffffff', isPale ? 0.22 : 0.14),
    hairDark: mix(hair, '#05060c', 0.3),
    cloth: person.cloth,
    clothLight: mix(person.cloth, '#ffffff', 0.16),
    clothDark: mix(person.cloth, '#060b18', 0.32),
    trim: person.trim ?? gold[500],
    accent: person.accent,
  }
}
