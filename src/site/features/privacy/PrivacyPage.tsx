import { chakra } from '@chakra-ui/react'
import { privacy } from '#content/pages/privacy.ts'
import { privacyTexts as texts } from '#content/texts/privacy.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { aboveLede, BesideContents, ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { PrivacyBlocks } from './PrivacyBlocks.tsx'

const entries = privacy.sections.map(({ id, title }) => ({ id, text: title }))

/** Effective date and the ten sections of the policy. */
export function PrivacyPage() {
  const { label, date } = privacy.effective
  return (
    <>
      <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
        <Breadcrumb />
        <H1>{privacy.title}</H1>
      </Container>
      <BesideContents {...aboveLede}>
        <Lede {...ledeRow} maxW="38em" textStyle={{ base: 'body', sm: 'lede' }}>
          {privacy.intro}
        </Lede>
        <Contents title={texts.contents} entries={entries} />
        <Prose gridColumn="2">
          <chakra.p textStyle="meta" color="ink2">{`${label} ${date}`}</chakra.p>
          {privacy.sections.map((section) => (
            <PrivacyBlocks key={section.id} section={section} />
          ))}
        </Prose>
      </BesideContents>
    </>
  )
}
