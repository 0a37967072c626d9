import { expect, test } from 'vitest'
import { bareTexts } from './bareText.ts'
import { read, sourceFiles } from './sources.ts'

/** Parts of a text that never changes while its element is there: the key of that is the text. */
const constant = ['src/site/features/comments/CommentText.tsx', 'src/ui/text/RichText.tsx']

const components = sourceFiles('src')
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file))
  .filter((file) => !constant.includes(file))

test('no text stands bare beside siblings that come and go, where a translated page would break', () => {
  expect(components.length).toBeGreaterThan(150)
  expect(bareTexts(components.map((file) => ({ file, source: read(file) })))).toEqual([])
})

const found = (source: string) => bareTexts([{ file: 'a.tsx', source }])

test.each([
  ['a condition before a text', 'const a = <p>{busy && <Spinner />}{texts.send}</p>'],
  ['a text on a condition', 'const a = <p>{name}{away && texts.away}</p>'],
  ['two texts on conditions', 'const a = <p>{on && texts.on}{off && texts.off}</p>'],
  ['one of two elements before a text', 'const a = <p>{dark ? <Sun /> : <Moon />} mode</p>'],
  ['a list before a text', 'const a = <p>{items.map((item) => <i key={item}>{item}</i>)} in all</p>'],
  ['an optional list after a text', 'const a = <p>{title}{data?.items.map((item) => <i key={item} />)}</p>'],
  [
    'a list of texts and elements',
    'const A = () => parts.map(({ hit, text }) => (hit ? <b key={text}>{text}</b> : text))',
  ],
  [
    'a component that may render nothing',
    'function Count() { return n > 0 && <b>{n}</b> }\nconst a = <a>{name}<Count /></a>',
  ],
  [
    'a component that renders a bare text',
    'function Name() { return <>{name}, </> }\nconst a = <p>{on && <b />}<Name /></p>',
  ],
  ['a constant that holds a text', 'const text = texts.on\nconst a = <>{on && <b />}{text}</>'],
])('%s is found', (_, source) => {
  expect(found(source)).toHaveLength(1)
})

test.each([
  ['a text with an element around it', 'const a = <p>{busy && <Spinner />}<span>{texts.send}</span></p>'],
  ['a text that is the only child', 'const a = <p>{on ? texts.on : texts.off}</p>'],
  ['a text beside elements that stay', 'const a = <p>{text} <a href="/">{link}</a></p>'],
  ['elements that come and go among elements', 'const a = <p>{on && <b />}<i /></p>'],
  ['an element from the parent', 'interface P { icon: ReactNode }\nconst a = <p>{icon}{on && <b />}</p>'],
])('%s is none', (_, source) => {
  expect(found(source)).toEqual([])
})
