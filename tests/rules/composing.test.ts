import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

/** A key of whatever kind is a sign of life to them; they never ask which. */
const anyKey = [
  'src/ui/browser/atFirstSign.ts',
  'src/ui/browser/glide.ts',
  'src/site/features/listen/followSentence.ts',
  'src/desk/data/presence.ts',
  'src/site/start/startApp.ts',
]

test('what listens to a key asks whether an input method is composing a word with it', () => {
  const listening = sourceFiles('src').filter(
    (file) => !/\.test\.|\/testing\//.test(file) && /onKey(?:Down|Up|Press)=|'key(?:down|up|press)'/.test(read(file)),
  )
  expect(listening.length).toBeGreaterThan(anyKey.length)
  const asks = /\bis(?:Composing|Slash|PlainKey|SendKey)\(|\bmoveFocus\(/
  expect(listening.filter((file) => !asks.test(read(file)) && !anyKey.includes(file))).toEqual([])
  expect(anyKey.filter((file) => !listening.includes(file))).toEqual([])
})
