import { createFileRoute } from '@tanstack/react-router'
import { contact } from '#content/pages/contact.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { pageHead } from '#ui/pageHead.ts'
import { H1 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

export const Route = createFileRoute('/contact')({
  head: () => pageHead({ ...contact.meta, path: '/contact', picture: 'contact' }),
  component: Contact,
})

function Contact() {
  return (
    <Wrap pt="30">
      <Breadcrumb />
      <H1>{contact.hero.title}</H1>
    </Wrap>
  )
}
