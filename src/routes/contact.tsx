import { createFileRoute } from '@tanstack/react-router'
import { contact } from '#content/pages/contact.ts'
import { ContactPage } from '#features/contact/ContactPage.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { SharedSections } from './-sharedSections.tsx'

export const Route = createFileRoute('/contact')({
  head: () => pageHead({ ...contact.meta, path: '/contact', picture: 'contact' }),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage>
      <SharedSections />
    </ContactPage>
  )
}
