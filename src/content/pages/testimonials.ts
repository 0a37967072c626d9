import { site } from '../site.ts'
import type { PageHero, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface TestimonialsPage {
  meta: PageMeta
  hero: PageHero
  /** The stars beside the hero are a picture, not a score. */
  starsAlt: string
  carousel: { title: string; items: readonly Testimonial[]; note: string }
  submit: { title: string; text: string; button: string; link: string }
  tiles: readonly [string, string, string, string, string, string]
  /** Descriptions of the drawn portraits, in the order of their numbers. */
  portraitAlts: { stories: readonly [string, string, string]; grid: readonly string[] }
}

/** A story. The id leads to its portrait. */
export interface Testimonial {
  id: 1 | 2 | 3
  quote: string
  /** Initials. */
  name: string
  /** City. */
  title: string
}

export const testimonials: TestimonialsPage = {
  meta: pageMetas.testimonials,
  hero: {
    title: 'Testimonials',
    subtitle: 'What clients say',
    description:
      'A family matter is private. So a client’s story carries initials and a city, and is published only with its author’s consent. Those below are examples until clients have agreed to theirs. The portraits are drawings, not likenesses.',
  },
  starsAlt: 'Five gold stars, drawn as in a stone lattice',
  carousel: {
    title: 'Stories From Some of Our Clients',
    // Samples, written to show the shape of a story. The owner replaces them with words that clients agreed to publish,
    // and then empties the note and takes the sentence on examples out of the hero.
    items: [
      {
        id: 1,
        quote:
          'I live nine and a half hours behind my mother’s house. At the end of each month I had one page: what was filed, what was awaited, what I had to sign.',
        name: 'R. S.',
        title: 'Toronto',
      },
      {
        id: 2,
        quote:
          'They told me early which part of my claim was weak. I did not enjoy that letter, but I would rather read it than hear it from a judge.',
        name: 'A. K.',
        title: 'Leicester',
      },
      {
        id: 3,
        quote:
          'We were four heirs in three countries. All four of us read the same draft before anyone signed. It was slow in places, and each time we knew why.',
        name: 'M. D.',
        title: 'Singapore',
      },
    ],
    note: 'Example texts, not written by clients.',
  },
  submit: {
    title: 'Submit Your Testimonial',
    text: 'If we have worked for you, tell others how it went, the slow parts included. The form opens in a new tab. Nothing is published without your consent.',
    button: 'Submit Now',
    link: site.forms.testimonial,
  },
  tiles: [
    'Trusted by NRIs Worldwide',
    'Securing Your Legacy, for 20+ Years',
    'Legal & Realty Experts',
    'Hassle-Free Asset Management',
    'Customer Success Stories',
    'Decades of Trusted Service',
  ],
  portraitAlts: {
    stories: [
      'Drawing of a woman with glasses, her greying hair in a bun',
      'Drawing of a smiling man with a dark beard in a blazer',
      'Drawing of an elderly man in a maroon turban, with a white beard and round glasses',
    ],
    grid: [
      'Drawing of a man with grey hair and glasses in a waistcoat',
      'Drawing of a woman in a teal saree, her hair in a bun',
      'Drawing of a bearded man in a yellow turban and a dark blazer',
      'Drawing of a smiling woman with bobbed hair and round glasses',
      'Drawing of a smiling man with cropped hair in a patterned sweater',
      'Drawing of an elderly woman with round glasses in a cream saree',
      'Drawing of a woman with long hair in an orange tunic and a scarf',
      'Drawing of an elderly man with a white moustache in a cream kurta',
      'Drawing of a woman in a green headscarf',
      'Drawing of a man with a greying beard in a blue shirt',
      'Drawing of a smiling woman with a braid in a purple saree',
      'Drawing of a smiling man in a navy turban and an ochre kurta',
      'Drawing of a woman with greying bobbed hair in a blue tunic',
      'Drawing of a man with round glasses in a cream shirt',
      'Drawing of a smiling woman with long brown hair in a green blazer',
      'Drawing of an elderly man with a grey beard in a maroon waistcoat',
      'Drawing of a man with a moustache in a green sweater',
      'Drawing of a woman with a braid in a crimson tunic and a scarf',
    ],
  },
}
