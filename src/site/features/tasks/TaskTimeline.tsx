import { chakra } from '@chakra-ui/react'
import type { TaskAxis, TaskStep } from '#content/taskEntity.ts'
import { taskTexts as texts } from '#content/texts/tasks.ts'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { Small } from '#ui/text/Text.tsx'
import { countText, spanText } from './spanText.ts'

/** The id of a step on its page. */
export function stepId(step: Pick<TaskStep, 'id'>): string {
  return `step-${step.id}`
}

const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    p: '0',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14em), 1fr))',
      columnGap: '5',
      rowGap: '1',
      alignItems: 'center',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      breakInside: 'avoid',
    },
    '& .span': { display: 'block', textStyle: 'meta', color: 'ink2' },
    // Drawn in the colour of text, which forced colours replace.
    '& svg': { display: 'block', w: 'full', h: '18px', overflow: 'visible', color: 'pigment.text' },
    '& rect': { fill: 'currentColor' },
    // Print makes every element opaque (theme/print.css), but not its fill.
    '& .track': { fillOpacity: '0.2' },
    '& .zero': { fillOpacity: '0.6' },
    '& .estimate': {
      fill: 'bg',
      stroke: 'currentColor',
      strokeWidth: '2',
      vectorEffect: 'non-scaling-stroke',
    },
  },
})

/** The steps on one scale, each a link to its text. The words beside a bar say what it shows. */
export function TaskTimeline({ steps, axis }: { steps: readonly TaskStep[]; axis: TaskAxis }) {
  const onClick = useSectionClick()
  const { legend } = texts
  return (
    <>
      <Small>{texts.axis(axis.zero, axis.unit, countText(-axis.from), countText(axis.to))}</Small>
      <Rows>
        {steps.map((step) => (
          <li key={step.id}>
            <span>
              <a href={`#${stepId(step)}`} onClick={onClick}>
                {step.title}
              </a>
              <span className="span">{step.span ? `${spanText(step, axis)}, ${legend[step.basis]}` : legend.open}</span>
            </span>
            <Bar step={step} axis={axis} />
          </li>
        ))}
      </Rows>
    </>
  )
}

/** A filled bar for what the law fixes, a hollow one for an estimate, none where the length is open. */
function Bar({ step: { span, basis }, axis }: { step: TaskStep; axis: TaskAxis }) {
  const at = (value: number) => ((value - axis.from) / (axis.to - axis.from)) * 100
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect className="track" y="4" width="100" height="2" />
      {span && (
        <rect className={basis} x={at(span[0])} y="2" width={Math.max(1, at(span[1]) - at(span[0]))} height="6" />
      )}
      <rect className="zero" x={Math.min(99.5, at(0))} width="0.5" height="10" />
    </svg>
  )
}
