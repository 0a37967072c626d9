import type { PageLink, PageMeta } from '#content/pages/pageEntity.ts'
import { site } from '#content/site.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ButtonLink } from './Button.tsx'
import { HeroGround } from './HeroGround.tsx'
import { H1, Paragraph } from './Text.tsx'

interface NothingHereProps {
  meta: PageMeta
  title: string
  text: string
  link: PageLink
}

/** What an address below a known page shows when it names nothing: a title, a hint, a way on. */
export function NothingHere({ meta, title, text, link }: NothingHereProps) {
  return (
    <HeroGround picture="not-found">
      <title>{`${meta.title} - ${site.product}`}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumb onDark />
      <H1 maxW={{ lg: '8.5em' }}>{title}</H1>
      <Paragraph mt="5" mb="8" maxW={{ base: '34em', lg: '22em' }} color="onNavy">
        {text}
      </Paragraph>
      <ButtonLink to={link.to}>{link.text}</ButtonLink>
    </HeroGround>
  )
}
