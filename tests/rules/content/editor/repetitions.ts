import { sentencesOf, titleCase } from '../../../support/prose.ts'
import { articles, partsOf, runningTextOf, services, textOf } from '../../../support/siteTexts.ts'
import { runsInThree } from './sharedRuns.ts'
import type { Warning } from './warning.ts'

/** A text with the name of its file. */
export interface Body {
  where: string
  text: string
}

const articleBodies: Body[] = articles.map((blog) => ({
  where: `articles/${blog.slug}.md`,
  text: runningTextOf(partsOf(blog).body),
}))
const serviceBodies: Body[] = services.map(({ path, textSection, introSection, heroSection, faqSection }) => ({
  where: `services/${path}.md`,
  text: [
    heroSection.description,
    introSection.text,
    ...faqSection.questions.map(({ answer }) => answer),
    textSection.mainText.replace(/\*\*Law (?:reviewed|compared) by [\s\S]*/, ''),
  ].join('\n\n'),
}))

/** Sentences of eight words or more that two texts have in common. */
export function sharedSentences(bodies: readonly Body[]): Warning[] {
  const places = new Map<string, string>()
  const found: Warning[] = []
  for (const { where, text } of bodies) {
    for (const sentence of new Set(text.split(/\n+/).flatMap(sentencesOf))) {
      if (titleCase(sentence).length < 8) continue
      const other = places.get(sentence)
      if (other) found.push({ where, words: sentence, remark: `${other} says the same: ${sentence}` })
      places.set(sentence, where)
    }
  }
  return found
}

/** Sentences and runs of words that texts have in common, outside what they quote from the law. */
export function repetitionWarnings(): Warning[] {
  const whole = articles.map((blog) => ({
    where: `articles/${blog.slug}.md`,
    text: partsOf(blog)
      .body.filter(({ type }) => type !== 'code')
      .map(textOf)
      .join('\n'),
  }))
  return [
    ...sharedSentences([...articleBodies, ...serviceBodies]),
    ...runsInThree(whole).map(([run, [where = '', ...others]]) => ({
      where,
      words: run,
      remark: `"${run}" is also in ${others.join(' and ')}`,
    })),
  ]
}
