import { createFileRoute } from '@tanstack/react-router'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { ContactPage } from '#site/features/contact/ContactPage.tsx'
import { SharedSections } from './-belowFold.tsx'
import { pageHead } from './-pageHead.ts'

export const Route = createFileRoute('/contact')({
  head: () => pageHead({ ...pageMetas.contact, path: '/contact', picture: 'contact' }),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage>
      <SharedSections />
    </ContactPage>
  )
}
