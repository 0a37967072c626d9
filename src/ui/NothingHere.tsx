import type { PageLink, PageMeta } from '#content/pages/pageEntity.ts'
import { site } from '#content/site.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ButtonLink } from './Button.tsx'
import { H1, Lede } from './Text.tsx'
import { Wrap } from './Wrap.tsx'

interface NothingHereProps {
  meta: PageMeta
  title: string
  text: string
  link: PageLink
}

/** What an address below a known page shows when it names nothing: a title, a hint, a way on. */
export function NothingHere({ meta, title, text, link }: NothingHereProps) {
  return (
    <Wrap pt="calc(var(--bar) + 4rem)" pb="30" minH="70vh">
      <title>{`${meta.title} - ${site.product}`}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumb />
      <H1>{title}</H1>
      <Lede mt="5" mb="8" maxW="34em">
        {text}
      </Lede>
      <ButtonLink to={link.to}>{link.text}</ButtonLink>
    </Wrap>
  )
}
