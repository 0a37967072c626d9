import type { toolTexts } from './texts/tools.ts'
import type { toolTitles } from './texts/toolTitles.ts'

const texts = import.meta.glob<typeof toolTexts>(['./texts/tools.ts', './*/texts/tools.ts'], {
  import: 'toolTexts',
  eager: true,
})
const titles = import.meta.glob<typeof toolTitles>(['./texts/toolTitles.ts', './*/texts/toolTitles.ts'], {
  import: 'toolTitles',
  eager: true,
})

/** The texts and titles of the tools in each language that has both, whichever languages the site has. */
export const toolTextsOfAll = Object.entries(texts).flatMap(([file, texts]) => {
  const named = titles[file.replace('tools.ts', 'toolTitles.ts')]
  return named ? [{ texts, titles: named }] : []
})
