import { Box, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { isoDay } from '#content/isoDay.ts'
import { langOf } from '#content/langOf.ts'
import { language } from '#content/language.ts'
import { serviceCards } from '#content/services.ts'
import { sourceId, sourcesId } from '#content/sourceId.ts'
import type { Task } from '#content/taskEntity.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { noteTexts } from '#content/texts/notes.ts'
import { taskTexts as texts } from '#content/texts/tasks.ts'
import { toolTitles } from '#content/texts/toolTitles.ts'
import { Checklist } from '#ui/checklist/Checklist.tsx'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { aboveLede, BesideContents, ledeRow } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { Table } from '#ui/text/Table.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { TaskQuestions } from './TaskQuestions.tsx'
import { TaskSteps } from './TaskSteps.tsx'
import { TaskTimeline } from './TaskTimeline.tsx'
import { isFor } from './taskCase.ts'
import { useTaskCase } from './useTaskCase.ts'

/** The sections of a task in order, by the ids of their headings. */
const headings = {
  case: texts.questions,
  cases: texts.cases,
  timeline: texts.timeline,
  steps: texts.steps,
  papers: texts.papers,
  costs: texts.costs,
  pitfalls: texts.pitfalls,
  letters: texts.letters,
  help: texts.help,
  [sourcesId]: noteTexts.heading,
}
const entries = Object.entries(headings).map(([id, text]) => ({ id, text }))

/** A task from its first paper to its last. Questions about the case leave out what is not for the reader. */
export function TaskPage({ task }: { task: Task }) {
  const { path, title, lede, reviewed, pigment, questions, axis, papers, pitfalls, letters } = task
  const { options, chosen, answer } = useTaskCase(questions)
  const [cases, steps, costs] = useMemo(() => {
    const isHere = (part: { only?: readonly string[] }) => isFor(part, questions, chosen)
    return [task.cases.filter(isHere), task.steps.filter(isHere), task.costs.filter(isHere)] as const
  }, [task, questions, chosen])
  const contents = cases.length > 0 ? entries : entries.filter(({ id }) => id !== 'cases')
  return (
    <Box data-pigment={pigment}>
      <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}>
        <Breadcrumb last={title} />
        <H1 maxW="15em">{title}</H1>
      </Container>
      <BesideContents {...aboveLede}>
        <Lede {...ledeRow} maxW="34em" textStyle={{ base: 'body', sm: 'lede' }}>
          {lede}
        </Lede>
        <Contents title={texts.contents} entries={contents} />
        <Prose gridColumn="2">
          <chakra.p textStyle="meta" color="ink2">
            {`${lawReview.label} `}
            <time dateTime={isoDay(reviewed)}>{task.shown?.reviewed ?? reviewed}</time>
          </chakra.p>
          {/* Without a choice paper has nothing below it. */}
          <h2 id="case" {...(chosen.length === 0 && { 'data-screen': '' })}>
            {headings.case}
          </h2>
          <TaskQuestions
            ref={options}
            questions={questions}
            chosen={chosen}
            onAnswer={answer}
            shown={[...cases, ...steps, ...costs].length}
            of={[...task.cases, ...task.steps, ...task.costs].length}
          />
          {cases.length > 0 && <h2 id="cases">{headings.cases}</h2>}
          {cases.map((one) => (
            <section key={one.title}>
              <h3>{one.title}</h3>
              <RichText text={one.text} />
            </section>
          ))}
          <h2 id="timeline">{headings.timeline}</h2>
          <TaskTimeline steps={steps} axis={axis} />
          <h2 id="steps">{headings.steps}</h2>
          <TaskSteps steps={steps} page={path} />
          <h2 id="papers">{headings.papers}</h2>
          <Checklist page={path} items={papers} />
          <h2 id="costs">{headings.costs}</h2>
          <Table head={texts.costsHead} rows={costs.map(({ of, range, basis }) => [of, range, texts.basis[basis]])} />
          <h2 id="pitfalls">{headings.pitfalls}</h2>
          {pitfalls.map((pitfall) => (
            <section key={pitfall.title}>
              <h3>{pitfall.title}</h3>
              <RichText text={pitfall.text} />
            </section>
          ))}
          <h2 id="letters">{headings.letters}</h2>
          <ul>
            {letters.map(({ name, to }) => (
              <li key={to + name}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
          <Help task={task} />
          <h2 id={sourcesId}>{noteTexts.heading}</h2>
          <Sources sources={task.sources} />
        </Prose>
      </BesideContents>
    </Box>
  )
}

/** The tool for the task, what we do in it, and the ways to us. */
function Help({ task: { tool, help, service } }: { task: Task }) {
  const card = serviceCards.find(({ path }) => path === service)
  return (
    <>
      <h2 id="help">{headings.help}</h2>
      <p>{help}</p>
      <ul>
        {tool && (
          <li>
            {`${texts.tool}: `}
            <a href={`/tools/${tool}`}>{toolTitles[tool]}</a>
          </li>
        )}
        {card && (
          <li>
            {`${texts.service}: `}
            <a href={`/services/${service}`}>{card.title}</a>
          </li>
        )}
        <li>
          <a href="/contact">{texts.contact}</a>
        </li>
      </ul>
    </>
  )
}

/** The official texts under the numbers by which the page refers to them. */
function Sources({ sources }: Pick<Task, 'sources'>) {
  return (
    <chakra.ol listStyle="decimal" pl="1.5em" css={{ '& li': { mb: '0.45em' } }}>
      {sources.map((source, index) => (
        <li key={source.url} id={sourceId(index + 1)}>
          <OutsideLink href={source.url}>
            {import.meta.env.SITE_IS_TRANSLATION ? (
              <span lang={langOf(source.title)}>{source.title}</span>
            ) : (
              source.title
            )}
          </OutsideLink>
          {`: ${source.checked}${import.meta.env.SITE_IS_TRANSLATION ? language.fullStop : '.'}`}
        </li>
      ))}
    </chakra.ol>
  )
}
