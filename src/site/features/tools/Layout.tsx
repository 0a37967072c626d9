import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { language } from '#content/language.ts'
import { toolTexts as texts } from '#content/texts/tools.ts'
import type { ToolName } from '#content/texts/toolTitles.ts'
import { NeedsScript } from '#ui/contact/NeedsScript.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { placed } from './placed.ts'
import { Rule, type Source, SourceLinks, type ToolRule } from './Rule.tsx'

interface ToolLayoutProps {
  name: ToolName
  rule: ToolRule
  /** The official texts of the rule. */
  source: readonly Source[]
  /** Whether there is an answer to see. */
  isAnswered: boolean
  form: ReactNode
  answer: ReactNode
}

/** The fields of a tool beside its answer; one below the other on narrow screens. */
export function ToolLayout({ name, rule, source, isAnswered, form, answer }: ToolLayoutProps) {
  const [formId, answerId] = [useId(), useId()]
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Rule name={name} rule={rule} source={source} />
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '10', lg: '14' }}
        alignItems="start"
        py={{ base: '8', sm: '14' }}
      >
        {/* Paper has what was entered below the answer. */}
        <chakra.section data-screen="" aria-labelledby={formId}>
          <H2 id={formId}>{texts.entries}</H2>
          <Small mt="2" mb="6">
            {texts.onDevice}
          </Small>
          {/* A submit before hydration goes nowhere: a GET would put what was typed into the URL. */}
          <chakra.form
            method="dialog"
            // After a reload Firefox would put what stood in the fields into whichever fields the page begins with.
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="5"
          >
            <NeedsScript />
            {form}
          </chakra.form>
          {isAnswered && <ToAnswer onPress={() => title.current?.focus()} />}
        </chakra.section>
        <chakra.section aria-labelledby={answerId}>
          <H2 ref={title} id={answerId} tabIndex={-1} mb="5">
            {texts.result}
          </H2>
          {answer}
        </chakra.section>
      </Container>
    </>
  )
}

/** On a narrow screen the answer is far below the fields, so a button at the lower edge leads there. */
function ToAnswer({ onPress }: { onPress: () => void }) {
  return (
    <Box
      data-screen=""
      display={{ base: 'flex', lg: 'none' }}
      justifyContent="center"
      position="sticky"
      bottom="4"
      mt="5"
      pointerEvents="none"
    >
      <Button variant="navy" size="sm" boxShadow="card" pointerEvents="auto" onClick={onPress}>
        {texts.toAnswer}
      </Button>
    </Box>
  )
}

/** One column that is never wider than its place: a name that was typed can be one long word. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** Holds the answer from the start, so that a screen reader reads it out when it changes (WCAG 4.1.3). */
export const AnswerRegion = chakra('div', { base: { ...column, gap: '4' } }, { defaultProps: { role: 'status' } })

/** The answer itself. */
export function Verdict({ title, tone, children }: { title: string; tone: 'settled' | 'open'; children?: ReactNode }) {
  return (
    <Box
      p={{ base: '5', sm: '7' }}
      border="2px solid"
      borderStyle={tone === 'open' ? 'dashed' : 'solid'}
      borderColor={tone === 'open' ? 'wait' : 'pigment.text'}
      borderRadius="card"
      bg="panel"
      boxShadow="rest"
    >
      <chakra.p textStyle="h3" m="0" color="ink">
        {title}
      </chakra.p>
      <Box textStyle="small" color="ink2" mt="2" {...column} gap="2" css={{ '& p': { m: '0' } }}>
        {children}
      </Box>
    </Box>
  )
}

/** The sentences of an answer, a paragraph each. */
export function Paragraphs({ lines }: { lines: readonly string[] }) {
  return placed(lines).map(({ item, place }) => <p key={place}>{item}</p>)
}

/** The fields that are missing, or that something is wrong. */
export function Pending({ missing }: { missing: readonly string[] }) {
  return (
    <Box p="5" border="1px dashed" borderColor="field" borderRadius="card">
      <Small>{missing.length > 0 ? `${texts.wait} ${missing.join(', ')}${language.fullStop}` : texts.faults}</Small>
    </Box>
  )
}

/** A part of the answer with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="8">
      <chakra.h3 textStyle="h3" m="0" mb="3">
        {title}
      </chakra.h3>
      {children}
    </Box>
  )
}

/** The steps of the reasoning, and the official text they rest on. */
export function Steps({ steps, source }: { steps: readonly string[]; source: readonly Source[] }) {
  return (
    <>
      <chakra.ol textStyle="small" pl="1.3em" m="0" {...column} gap="2" listStyle="decimal">
        {placed(steps).map(({ item, place }) => (
          <li key={place}>{item}</li>
        ))}
      </chakra.ol>
      <Small mt="3" css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}>
        <SourceLinks source={source} />
      </Small>
    </>
  )
}
