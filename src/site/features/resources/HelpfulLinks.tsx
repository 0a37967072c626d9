import { chakra } from '@chakra-ui/react'
import type { ImportantLink } from '#content/pages/importantLinks.ts'
import { resources } from '#content/pages/resources.ts'
import { resourcesTexts as texts } from '#content/texts/resources.ts'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Section } from './Section.tsx'

const Cell = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    py: { base: '0', md: '16px' },
    pr: '4',
    borderBottom: { md: '1px solid' },
    borderColor: { md: 'line' },
    verticalAlign: 'top',
  },
})

const Head = chakra('th', {
  base: {
    textAlign: 'left',
    pb: '10px',
    pr: '4',
    textStyle: 'label',
    borderBottom: '2px solid',
    borderColor: 'ink',
  },
})

/** Links to public offices: title and table side by side from medium width (RS-12, RS-15). */
export function HelpfulLinks() {
  const { title, links, footer } = resources.importantLinks
  const heading = (
    <>
      <chakra.em fontStyle="normal" color="accentText">
        {title.highlight}
      </chakra.em>
      {` ${title.text}`}
    </>
  )
  return (
    <Section id="helpful-links" title={heading} wash beside>
      <div>
        <chakra.table w="full" borderCollapse="collapse" fontFamily="sans" fontSize="1.0625rem" lineHeight="1.4">
          <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
            <tr>
              <Head scope="col" w="58%">
                {texts.linkTable.title}
              </Head>
              <Head scope="col">{texts.linkTable.link}</Head>
            </tr>
          </chakra.thead>
          <tbody>
            {links.map((link) => (
              <Row key={link.url} {...link} />
            ))}
          </tbody>
        </chakra.table>
        <Small mt="6" css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}>
          {`${footer.text} `}
          <a href={footer.email.link}>{footer.email.display}</a>
        </Small>
      </div>
    </Section>
  )
}

/** The stored address has no scheme; https is prepended (RS-13). */
function Row({ title, url }: ImportantLink) {
  return (
    <chakra.tr
      display={{ base: 'block', md: 'table-row' }}
      py={{ base: '14px', md: '0' }}
      borderBottom={{ base: '1px solid', md: '0' }}
      borderColor="line"
    >
      <Cell fontWeight="medium">{title}</Cell>
      <Cell>
        <OutsideLink
          href={`https://${url}`}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH={{ base: 'touch', md: '0' }}
          color="link"
          textDecoration="underline"
          textUnderlineOffset="0.18em"
          overflowWrap="anywhere"
        >
          {url}
          <Icon name="external" size="18px" />
        </OutsideLink>
      </Cell>
    </chakra.tr>
  )
}
