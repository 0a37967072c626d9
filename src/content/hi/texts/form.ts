// Machine draft, not yet checked by a person. Texts only: no advice.
import type { formTexts as english } from '#content/texts/form.ts'
import type { Translated } from '#content/translated.ts'

export const formTexts: Translated<typeof english> = {
  needsScript: 'इस फ़ॉर्म के लिए नया ब्राउज़र चाहिए, जिसमें JavaScript चालू हो। इसके बजाय यहाँ लिखें:',
  orCall: 'या यहाँ कॉल करें:',
  waitsForPage:
    'आपने जो लिखा है, वह सहेज लिया गया है। पेज पूरा लोड होते ही इसे भेज दिया जाएगा। पेज के ऊपर दिए फ़ोन और ईमेल के लिंक अभी से काम करते हैं।',
  saveForLater: 'बाद में भेजने के लिए सहेजें',
  saved: 'इस डिवाइस पर सहेजा गया। कनेक्शन लौटने पर भेज दिया जाएगा।',
  notKept: 'आप जो लिखते हैं, उसे यह ब्राउज़र सहेजता नहीं: पेज बंद करने या दोबारा लोड करने पर वह मिट जाएगा।',
  reference: (reference) => `संदर्भ संख्या ${reference}`,
}
