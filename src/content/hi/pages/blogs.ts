// Machine draft, not yet checked by a person. Texts only: no advice.
import { type blogs as english, blogArticle as englishArticle } from '#content/pages/blogs.ts'
import type { Translated } from '#content/translated.ts'
import { pageMetas } from './pageMetas.ts'

export const blogs: Translated<typeof english> = {
  meta: pageMetas.blogs,
  title: 'ब्लॉग',
  intro:
    'विदेश में रहने वाले मालिकों, वारिसों और बचत करने वालों के लिए भारतीय कानून और प्रक्रिया, हर लेख में एक प्रश्न। हर लेख बताता है कि उसके नियमों का मिलान पिछली बार कब और किसने किया, और अंत में लिखा है कि क्या बदला है।',
  dataNotFound: 'ब्लॉग की जानकारी नहीं मिली',
  previous: 'पिछला',
  next: 'अगला',
  pageOf: (page, pages) => `पेज ${page}, कुल ${pages}`,
}

export const blogArticle: Translated<typeof englishArticle> = {
  tableOfContents: 'इस लेख में',
  relatedTitle: 'संबंधित लेख',
  readMore: 'और पढ़ें',
  disclaimer: {
    text: 'यह सामान्य जानकारी है, आपके अपने मामले पर सलाह नहीं। प्रकाशन के बाद हुए बदलाव अंत में दिए गए हैं।',
    link: { ...englishArticle.disclaimer.link, text: 'अपने मामले के बारे में पूछें' },
  },
}
