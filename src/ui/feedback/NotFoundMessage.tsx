import type { NothingFound } from '#content/pages/pageEntity.ts'
import { site } from '#content/site.ts'
import { Breadcrumb } from '../controls/Breadcrumb.tsx'
import { ButtonAnchor } from '../controls/Button.tsx'
import { HeroLayout } from '../layout/HeroLayout.tsx'
import { H1, Paragraph } from '../text/Text.tsx'

/** Shown when an address below a known page names nothing: a title, a hint, a way on. */
export function NotFoundMessage({ meta, title, text, link }: NothingFound) {
  return (
    <HeroLayout picture="not-found">
      <title>{`${meta.title} - ${site.product}`}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumb onDark />
      <H1 maxW={{ lg: '8.5em' }}>{title}</H1>
      <Paragraph mt="5" mb="8" maxW={{ base: '34em', lg: '22em' }} color="onNavy">
        {text}
      </Paragraph>
      <ButtonAnchor href={link.to}>{link.text}</ButtonAnchor>
    </HeroLayout>
  )
}
