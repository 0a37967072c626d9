// Machine draft, not yet checked by a person. Texts only: no advice.
import { blogNotFound as english } from '#content/pages/blogNotFound.ts'
import type { Translated } from '#content/translated.ts'

export const blogNotFound: Translated<typeof english> = {
  meta: {
    title: 'ब्लॉग नहीं मिला',
    description: 'यहाँ कोई लेख नहीं है। ब्लॉग की सूची में एनआरआई के लिए विरासत, संपत्ति, कर, बैंकिंग और मुख्तारनामे पर सभी लेख हैं।',
  },
  title: 'ब्लॉग नहीं मिला',
  text: 'यहाँ कोई लेख नहीं है। हो सकता है कि लिंक अधूरा हो।',
  link: { ...english.link, text: 'सभी ब्लॉग देखें' },
}
