// Machine draft, not yet checked by a person. Texts only: no advice.
import type { testimonialsTexts as english } from '#content/texts/testimonials.ts'
import type { Translated } from '#content/translated.ts'

export const testimonialsTexts: Translated<typeof english> = {
  carousel: {
    previous: 'पिछली स्लाइड पर जाएँ',
    next: 'अगली स्लाइड पर जाएँ',
    goTo: (n) => `अनुभव ${n} पर जाएँ`,
    pause: 'स्लाइड बदलना रोकें',
    play: 'स्लाइड अपने आप बदलें',
    slideOf: (n, count) => `${count} में से ${n}`,
  },
  portraits: 'बनाए हुए चित्र',
}
