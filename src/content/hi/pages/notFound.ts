// Machine draft, not yet checked by a person. Texts only: no advice.
import { notFound as english } from '#content/pages/notFound.ts'
import type { Translated } from '#content/translated.ts'

export const notFound: Translated<typeof english> = {
  meta: {
    title: 'पेज नहीं मिला',
    description:
      'आपने जो पता खोला, वह इस साइट के किसी पेज का नहीं है। होम पेज से सभी सेवाओं, ब्लॉग, उपयोगी जानकारी और संपर्क के तरीकों तक पहुँचें।',
  },
  code: english.code,
  text: 'माफ़ कीजिए! आप जो पेज ढूँढ रहे हैं, वह मौजूद नहीं है।',
  button: { ...english.button, text: 'होम पर जाएँ' },
}
