// Machine draft, not yet checked by a person. Texts only: no advice.
import type { updatesTexts as english } from '#content/texts/updates.ts'
import type { Translated } from '#content/translated.ts'

export const updatesTexts: Translated<typeof english> = {
  ready: 'इस साइट का नया संस्करण तैयार है।',
  update: 'अपडेट करें',
  later: 'बाद में',
  updating: 'अपडेट हो रहा है…',
  replaced: 'इस टैब में पुराना संस्करण खुला है, और आपका लिखा सुरक्षित है। जब आप तैयार हों, तब फिर से लोड करें।',
  reload: 'अभी लोड करें',
  keep: 'अभी नहीं',

  failed: {
    title: 'यह पेज नहीं खुल सका',
    text: 'इसका एक हिस्सा लोड नहीं हो सका। आपने दूसरी जगह जो लिखा है, वह इस डिवाइस पर सुरक्षित है।',
    offline: 'अभी कनेक्शन नहीं है, और यह हिस्सा इस डिवाइस पर सहेजा हुआ नहीं है।',
    tryAgain: 'फिर से कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
}
