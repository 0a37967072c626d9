/**
 * Characters that are invisible and change how others look: controls, bidi marks and overrides, zero-width characters,
 * fillers, tags. They can make a text look like something that it is not.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb]/gu
const variationSelector = /[\ufe00-\ufe0f]/
/** Scripts whose spelling needs joiners: of India and its neighbours, and those written like Arabic. */
const joinedScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}]$/u
const endsInPictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u
const startsWithPictograph = /^\p{Extended_Pictographic}/u

/** The text without characters that are invisible or change the direction of what follows. */
export function stripInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, (character, at: number, whole: string) => (isHarmless(character, at, whole) ? character : ''))
    .replace(/\n{3,}/g, '\n\n')
}

/** Line breaks, tabs, variation selectors of emoji, and joiners where spelling needs one. */
function isHarmless(character: string, at: number, whole: string): boolean {
  if (character === '\n' || character === '\t') return true
  const before = whole.slice(Math.max(0, at - 3), at)
  if (variationSelector.test(character)) return before !== '' && !/\s$/.test(before)
  if (character !== '\u200c' && character !== '\u200d') return false
  if (joinedScript.test(before)) return true
  return (
    character === '\u200d' && endsInPictograph.test(before) && startsWithPictograph.test(whole.slice(at + 1, at + 3))
  )
}
