import { Box } from '@chakra-ui/react'
import { lawReviewed } from '#content/law.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { toolTexts as texts } from '#content/texts/tools.ts'
import type { ToolName } from '#content/texts/toolTitles.ts'
import { dayOf, dayText } from '#law/day.ts'
import { DoItYourself } from '#ui/controls/DoItYourself.tsx'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Paragraph, Small } from '#ui/text/Text.tsx'

/** An official text, with the part of it that matters. */
export interface Source {
  title: string
  url: string
  part?: string
}

/** The rule behind a tool in a few sentences, and the article that explains it. */
export interface ToolRule {
  text: string
  article: string
}

interface RuleProps {
  name: ToolName
  rule: ToolRule
  source: readonly Source[]
}

/** The rule before the questions, with its source and day, the article that explains it and the tasks that need it. */
export function Rule({ name, rule, source }: RuleProps) {
  const reviewed = dayOf(lawReviewed)
  return (
    <Container pt={{ base: '6', sm: '10' }}>
      <Box
        maxW="52rem"
        pl={{ base: '4', sm: '6' }}
        borderLeft="5px solid"
        borderColor="gold.600"
        css={{ '& p > a, & span a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}
      >
        <Paragraph>{rule.text}</Paragraph>
        {/* A line each: in one paragraph they would change lines when the font comes, and count as a shift (CLS). */}
        <Small mt="2" css={{ '& > *': { display: 'block' } }}>
          {source.map((one) => (
            <span key={one.url}>
              <SourceLinks source={[one]} />
            </span>
          ))}
          {reviewed !== undefined && <span>{lawReview.sentence(dayText(reviewed))}</span>}
          <a data-screen="" href={rule.article}>
            {texts.article}
          </a>
        </Small>
        <DoItYourself from="tools" name={name} />
      </Box>
    </Container>
  )
}

/** The official texts on which a rule rests. */
export function SourceLinks({ source }: { source: readonly Source[] }) {
  return (
    <>
      <span>{`${texts.rule}: `}</span>
      {source.map(({ title, url, part }, index) => (
        <span key={url}>
          {index > 0 && <span>; </span>}
          <OutsideLink href={url}>{part ? `${title}, ${part}` : title}</OutsideLink>
        </span>
      ))}
    </>
  )
}
