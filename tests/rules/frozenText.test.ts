import { expect, test } from 'vitest'
import { frozenTexts } from './frozenText.ts'
import { read, sourceFiles } from './sources.ts'

/** Texts that never change while their element is there. */
const constant = [
  'src/site/features/tasks/TaskSteps.tsx',
  'src/site/features/translation/TranslationNotice.tsx',
  'src/ui/text/InLanguage.tsx',
]

const components = sourceFiles('src')
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file))
  .filter((file) => !constant.includes(file))

test('no text that changes stands beside siblings without an element of its own, where a translated page would keep the old one', () => {
  expect(components.length).toBeGreaterThan(150)
  expect(components.flatMap((file) => frozenTexts({ file, source: read(file) }))).toEqual([])
})

const found = (source: string) => frozenTexts({ file: 'a.tsx', source })

test.each([
  ['a text with a value in it', 'const a = <p><Icon />{texts.count(count)}</p>'],
  ['one of two texts', 'const a = <p><Icon />{on ? texts.on : texts.off}</p>'],
  ['a text looked up by a value', 'const a = <p><Icon />{texts[state]}</p>'],
  ['a constant that holds such a text', 'const text = texts[state]\nconst a = <p><Icon />{text}</p>'],
  ['a template that calls', `const a = <p><Icon />{\`\${count(all)} \`}</p>`],
])('%s is found', (_, source) => {
  expect(found(source)).toHaveLength(1)
})

test.each([
  ['a text with an element of its own', 'const a = <p><Icon /><span>{texts.count(count)}</span></p>'],
  ['a text that is the only child', 'const a = <p>{texts.count(count)}</p>'],
  ['a text that is always the same', 'const a = <p><Icon />{texts.send}</p>'],
  ['a list of elements', 'const a = <p><Icon />{all.map((one) => <b key={one}>{one}</b>)}</p>'],
  ['a function that gives an element', 'const row = (name) => <b>{name}</b>\nconst a = <p><Icon />{row(name)}</p>'],
])('%s is none', (_, source) => {
  expect(found(source)).toEqual([])
})
