// Machine draft, not yet checked by a person. Texts only: no advice.
import type { commentsTexts as english } from '#content/texts/comments.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'

const writeInstead = `इसके बजाय आप हमें ${site.email} पर लिख सकते हैं।`

export const commentsTexts: Translated<typeof english> = {
  title: 'टिप्पणियाँ',
  loading: 'टिप्पणियाँ लोड हो रही हैं…',
  needsScript: `टिप्पणियों के लिए नया ब्राउज़र चाहिए, जिसमें JavaScript चालू हो। ${writeInstead}`,
  loadFailed: (details) => `टिप्पणियाँ लोड नहीं हो सकीं। कृपया कुछ देर बाद फिर कोशिश करें। कारण: ${details}`,
  scriptMissing: 'इस पेज का एक हिस्सा लोड नहीं हो सका',
  writeInstead,
}
