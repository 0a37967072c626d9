/** A page without figures of law. */
export const feesPage = `import { defineGuide } from './guide.ts'
import { guideName } from './texts/guidePages.ts'

export default defineGuide({
  path: '/fees',
  meta: { title: 'Fees', description: 'What a first answer, a deed and a court matter cost, and when each fee is due.' },
  title: guideName('/fees'),
  lede: 'Every fee is agreed in writing before the work begins.',
  reviewed: '22 November 2026',
  pigment: 'pista',
  sections: [
    {
      id: 'steps',
      title: 'Step by step',
      parts: [{ type: 'text', text: 'The first call is free. [Ask for a quotation](/contact).' }],
    },
  ],
})
`

/** A short article, with a date of its own. */
export const article = `---
id: blog15
displayName: Selling a Flat from Abroad
description: What to settle before a buyer is found, and in which order.
metaDescription: Selling a flat in India while you live abroad.
date: November 20, 2026
reviewed: 22 November 2026
readingTime: 2 min read
service: TransferOfProperty
sources: transfer, registration
---

A sale takes weeks, and most of them pass in waiting.

## Before the buyer

Collect the deed and the last tax receipt. A deed is registered where the flat is.[^registration] The buyer's lawyer asks for the chain of title.[^transfer]

- [ ] the sale deed
- [ ] the completion certificate

[Ask us](/contact) for a list that fits your State.
`
