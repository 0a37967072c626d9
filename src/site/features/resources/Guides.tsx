import { chakra } from '@chakra-ui/react'
import { resources } from '#content/pages/resources.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Paragraph, Small } from '#ui/text/Text.tsx'
import { Section } from './Section.tsx'

/** Links to the pages that go further than a frequent question. */
export function Guides() {
  const { title, text, links } = resources.guides
  return (
    <Section id="guides" title={title} beside>
      <div>
        <Paragraph color="ink2">{text}</Paragraph>
        <chakra.ul listStyle="none" mt="5">
          {links.map(({ text: name, to, about }) => (
            <chakra.li key={to} py="4" borderTop="1px solid" borderColor="line">
              <MoreLink href={to}>{name}</MoreLink>
              <Small mt="2">{about}</Small>
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
    </Section>
  )
}
