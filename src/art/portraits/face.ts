import { mix } from '../grammar/colour.ts'
import { circle, clipped, ellipse, shape } from '../grammar/markup.ts'
import { beards } from './beard.ts'
import { faces } from './faceOutlines.ts'
import type { Person } from './person.ts'
import { brush } from './strokes.ts'
import type { PersonTones } from './tones.ts'

/** Head without hair: ears, face in light and shade, features and beard. */
export function head(person: Person, tones: PersonTones): string {
  const outline = faces[person.face]
  const halfInShade = 'M206 100C222 150 210 176 216 204C222 226 208 234 210 250C212 270 202 280 196 300H300V100Z'
  const stubble = person.beard === 'stubble' ? shape(beards.stubble, tones.hair, { opacity: 0.24 }) : ''
  return (
    ears(person, tones) +
    shape(outline, tones.skin) +
    clipped(
      'face',
      outline,
      shape(halfInShade, tones.skinShade, { opacity: 0.62 }) +
        ellipse(166, 232, 17, 11, '#d8563f', { opacity: 0.13 }) +
        ellipse(238, 232, 15, 11, '#d8563f', { opacity: 0.12 }) +
        stubble,
    ) +
    brows(person, tones) +
    [172, 228].map((x) => eye(person, tones, x)).join('') +
    nose(tones) +
    years(person, tones) +
    beard(person, tones) +
    mouth(person, tones)
  )
}

function ears({ hairStyle, veil }: Person, { skin, skinShade }: PersonTones): string {
  if (veil || hairStyle === 'bob' || hairStyle === 'long') return ''
  const crown =
    hairStyle === 'receding'
      ? shape('M143 172C143 94 257 94 257 172Z', skin) +
        shape('M206 113C246 114 257 140 257 176H214Z', skinShade, { opacity: 0.62 })
      : ''
  return shape('M142 190c-16 -8 -18 34 2 38Z', skin) + shape('M258 190c16 -8 18 34 -2 38Z', skinShade) + crown
}

function brows({ soft, hair }: Person, tones: PersonTones): string {
  const colour = hair === 'white' || hair === 'grey' ? mix(tones.hair, '#2a2a30', 0.4) : tones.hair
  const y = soft ? 179 : 181
  const width = soft ? 3.6 : 5.6
  return brush(`M156 ${y + 3}Q170 ${y - 7} 187 ${y}M213 ${y}Q230 ${y - 7} 244 ${y + 3}`, colour, width)
}

function eye({ soft, age = 0 }: Person, { crease }: PersonTones, x: number): string {
  return (
    shape(`M${x - 12} 199Q${x} 189 ${x + 12} 199Q${x} 205 ${x - 12} 199Z`, '#fbf4ea') +
    circle(x + 0.5, 197.4, 5.4, '#2a1a14') +
    circle(x - 1.4, 195.6, 1.5, '#fff') +
    brush(`M${x - 13} 199Q${x} 187 ${x + 13} 198`, '#20120f', soft ? 3.4 : 2.7) +
    (age > 0 ? brush(`M${x - 9} 209q9 5 18 0`, crease, 1.6, { opacity: 0.45 }) : '')
  )
}

function nose({ crease }: PersonTones): string {
  return (
    shape('M203 196C205 212 214 222 213 229C210 235 198 234 193 231C200 230 203 226 203 196Z', crease, {
      opacity: 0.5,
    }) + brush('M190 231q10 6 21 -1', crease, 2, { opacity: 0.6 })
  )
}

function years({ age = 0 }: Person, { crease }: PersonTones): string {
  if (age === 0) return ''
  const cheeks = brush('M164 228q-6 12 -2 22M236 228q6 12 2 22', crease, 1.8, { opacity: 0.42 })
  return cheeks + (age > 1 ? brush('M172 160h56M178 151h44', crease, 1.5, { opacity: 0.3 }) : '')
}

function beard({ beard: style }: Person, { hair, hairDark }: PersonTones): string {
  if (!style || style === 'stubble') return ''
  const d = beards[style]
  const shade = 'M216 238C236 236 252 228 259 206C264 250 250 306 214 320C226 296 226 262 216 238Z'
  return (
    shape(d, hair, { 'fill-rule': 'evenodd' }) +
    (style === 'moustache' ? '' : clipped('beard', d, shape(shade, hairDark, { opacity: 0.5 })))
  )
}

function mouth({ soft, smile = 'closed' }: Person, { skin }: PersonTones): string {
  const lip = soft ? mix(skin, '#a02c3c', 0.52) : mix(skin, '#6f2a2a', 0.42)
  if (smile === 'open') {
    return (
      shape('M178 248Q200 256 222 248Q214 268 200 268Q186 268 178 248Z', mix(lip, '#3a0d16', 0.5)) +
      shape('M182 250Q200 257 218 250Q214 257 200 258Q186 257 182 250Z', '#fdf6ec')
    )
  }
  return (
    shape('M178 250Q189 244 200 248Q211 244 222 250Q211 260 200 260Q189 260 178 250Z', lip) +
    brush('M178 250Q190 253 200 252Q210 253 222 249', mix(lip, '#2a0a12', 0.5), 2)
  )
}
