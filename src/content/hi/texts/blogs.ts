// Machine draft, not yet checked by a person. Texts only: no advice.
import type { blogsTexts as english } from '#content/texts/blogs.ts'
import type { Translated } from '#content/translated.ts'

export const blogsTexts: Translated<typeof english> = {
  pages: 'पेज',
  english: 'अंग्रेज़ी में लेख',
  further: 'और लेख',
}
