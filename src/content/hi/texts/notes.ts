// Machine draft, not yet checked by a person. Texts only: no advice.
import type { ReadIn } from '#content/lawChecks.ts'
import type { noteTexts as english } from '#content/texts/notes.ts'
import type { Translated } from '#content/translated.ts'

const read: Record<ReadIn, string> = {
  'official text': 'मूल पाठ में पढ़ा गया',
  'official page': 'इसके बारे में सरकारी पृष्ठ पर पढ़ा गया',
  article: 'किसी पेशेवर लेख या पुनर्मुद्रण में पढ़ा गया, मूल पाठ में नहीं',
  known: 'संपादकों की जानकारी से, दोबारा नहीं पढ़ा गया',
}

const dayText = (day: string) =>
  new Date(day).toLocaleDateString('hi-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const noteTexts: Translated<typeof english> = {
  heading: 'आधिकारिक स्रोत',
  source: (number) => `स्रोत ${number}`,
  backShort: 'वापस',
  read,
  checked: ({ readIn, by, on }) => `${read[readIn]}; ${by === 'the editors' ? 'संपादक' : by}, ${dayText(on)}`,
  back: (number) => `वापस लेख में, स्रोत ${number}`,
}
