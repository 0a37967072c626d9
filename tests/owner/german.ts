/** The row of German in the table of languages. */
export const germanRow = `  {
    code: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    html: 'de',
    openGraph: 'de_DE',
    script: 'Latin',
    translation: 'checked by Greta Hahn on 20 November 2026',
  },
`

const checked = '// Checked by Greta Hahn on 20 November 2026. Texts only: no advice.\n'

/** Files of German: home and contact pages, and what every page needs. All else stays English. */
export const german = {
  'pageList.ts': `${checked}
/** The pages that are translated. */
export const pageList: readonly string[] = ['/', '/contact']
`,
  'locale.ts': `${checked}
export const locale = 'de-DE'
`,
  'language.ts': `${checked}import { language as english } from '#content/language.ts'
import { locale } from './locale.ts'

export const language = { ...english, locale }
`,
  'texts/translation.ts': `${checked}import type { translationTexts as english } from '#content/texts/translation.ts'
import type { Translated } from '#content/translated.ts'

export const translationTexts: Translated<typeof english> = {
  label: 'Zu dieser Übersetzung',
  draft: 'Diese Übersetzung hat noch niemand geprüft. Es gilt der englische Text.',
  checked: (name, day) => \`\${name} hat diese Übersetzung am \${day} geprüft. Es gilt der englische Text.\`,
  english: 'Diese Seite auf Englisch lesen',
}
`,
  'pages/pageMetas.ts': `${checked}import { pageMetas as english } from '#content/pages/pageMetas.ts'
import type { PageMeta } from '#content/pages/pageEntity.ts'
import type { Translated } from '#content/translated.ts'

export const pageMetas: Translated<typeof english> = {
  ...english,
  home: { title: 'Start', description: 'Recht, Immobilien und Steuern in Indien für Menschen, die in Deutschland leben.' },
  contact: { title: 'Kontakt', description: 'Schreiben Sie uns auf Deutsch oder Englisch; wir antworten in zwei Tagen.' },
} satisfies Record<keyof typeof english, PageMeta>
`,
  'pages/home.ts': `${checked}import { type HomePage, home as english } from '#content/pages/home.ts'
import { pageMetas } from './pageMetas.ts'

export const home: HomePage = {
  ...english,
  meta: pageMetas.home,
  hero: {
    ...english.hero,
    titleLines: ['Ihr Haus steht in Indien.', 'Sie müssen nicht hin.'],
    subtitle: 'Was in Indien zu tun ist, erledigen wir, während Sie in Köln, München oder Zürich bleiben.',
  },
}
`,
  'pages/contact.ts': `${checked}import { type ContactPage, contact as english } from '#content/pages/contact.ts'
import { pageMetas } from './pageMetas.ts'

export const contact: ContactPage = {
  ...english,
  meta: pageMetas.contact,
  hero: { ...english.hero, title: 'Kontakt', subtitle: 'Schreiben Sie, wann es Ihnen passt' },
}
`,
} as const
