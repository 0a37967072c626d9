// Machine draft, not yet checked by a person. Texts only: no advice.
import { testimonials as english, type Testimonial } from '#content/pages/testimonials.ts'
import type { Translated } from '#content/translated.ts'
import { pageMetas } from './pageMetas.ts'

// Samples, as the English ones are. The owner translates the words that replace those.
const stories: Record<Testimonial['id'], Pick<Testimonial, 'quote' | 'title'>> = {
  1: {
    quote:
      'मैं माँ के घर से साढ़े नौ घंटे पीछे के समय में रहती हूँ। हर महीने के अंत में मुझे एक पन्ना मिलता था: क्या दाखिल हुआ, किसका इंतज़ार है, मुझे किस पर हस्ताक्षर करने हैं।',
    title: 'टोरंटो',
  },
  2: {
    quote:
      'उन्होंने शुरू में ही बता दिया कि मेरे दावे का कौन-सा हिस्सा कमज़ोर है। वह पत्र पढ़ना अच्छा नहीं लगा, पर यही बात जज के मुँह से सुनने से तो बेहतर था।',
    title: 'लेस्टर',
  },
  3: {
    quote:
      'हम तीन देशों में रहने वाले चार वारिस थे। किसी के भी हस्ताक्षर करने से पहले हम चारों ने एक ही मसौदा पढ़ा। कहीं-कहीं काम धीमा रहा, और हर बार हमें पता था कि क्यों।',
    title: 'सिंगापुर',
  },
}

export const testimonials: Translated<typeof english> = {
  // The page of testimonials is in English only, until pageList.ts names it.
  ...english,
  meta: pageMetas.testimonials,
  carousel: {
    title: 'हमारे कुछ ग्राहकों के अनुभव',
    items: english.carousel.items.map((item) => ({ ...item, ...stories[item.id] })),
    note: 'नमूने के पाठ, ग्राहकों के लिखे हुए नहीं।',
  },
  portraitAlts: {
    ...english.portraitAlts,
    stories: [
      'चश्मा पहने एक महिला का चित्र, सफ़ेद होते बालों का जूड़ा',
      'ब्लेज़र पहने, गहरी दाढ़ी वाले मुस्कुराते पुरुष का चित्र',
      'मैरून पगड़ी और गोल चश्मा पहने, सफ़ेद दाढ़ी वाले बुज़ुर्ग का चित्र',
    ],
  },
}
