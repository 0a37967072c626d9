import { expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { read, sourceFiles } from '../sources.ts'

/** Words that said something else than the English, or no Hindi at all. */
const mistranslated = [
  'भारतीय आय है, और उसकी जगह',
  'महीने के किराये के साथ चलिए',
  'आपके साथ कौन-से नियम अपनाने हैं',
  'रंगाई-पुताई दोबारा नहीं घटते',
  'आपका कर निवास प्रमाणित करना होता है',
  '15 दिन की सूचना पर',
  'सीमा खर्च नहीं होती',
  'उससे ज़्यादा व्यापक होने की ज़रूरत',
  'आँकड़ों में दिखाना ज़रूरी',
  'हस्ताक्षर का देश दस्तावेज़ में जोड़ता',
  'स्थिति तालिका',
  'शाखाओं (schools)',
  'विरोध का कब्ज़ा',
  'मध्यस्थता (mediation)',
  'पर सामान्य निवासी नहीं',
  'दसवें हिस्से',
  'जहाँ तक कीमत से पूरा हो',
  'वह सीमा के बाहर भेजा जा सकता है',
]

test('no Hindi text repeats a wording that said something else than the English', () => {
  const files = sourceFiles('src/content/hi', { endings: ['md', 'ts'] })
  expect(files.length > 0).toBe(translations.some(({ code }) => code === 'hi'))
  const texts = files.map((file) => ({ file, text: read(file) }))
  const found = texts.flatMap(({ file, text }) =>
    mistranslated.flatMap((words) => (text.includes(words) ? [`${file}: ${words}`] : [])),
  )
  expect(found).toEqual([])
})
