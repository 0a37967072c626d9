import { saveFile } from '#browser/saveFile.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { type Day, weekdayText } from '#tools/day.ts'
import { calendarFile } from '#tools/power/reminders.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { AnswerRegion, Part, Pending, Steps, Verdict } from '../Layout.tsx'
import { deadlineNotes, remindersOf } from './explain.ts'
import type { ReadPower } from './readFields.ts'
import { Timeline } from './Timeline.tsx'

interface PowerAnswerProps {
  read: ReadPower
  /** Name of the document. */
  document: string
  today: Day | undefined
}

/** The route, the last days, and a calendar file; each as soon as its own fields are filled in. */
export function PowerAnswer({ read, document, today }: PowerAnswerProps) {
  const { path, clocks, signed, arrived, missing, faults } = read
  const hasFaults = Object.values(faults).some(Boolean)
  return (
    <>
      <AnswerRegion>
        {path && (
          <Verdict title={path.isEnough ? texts.enough : texts.notEnough} tone={path.isEnough ? 'settled' : 'open'}>
            <p>{texts.routes[path.route]}</p>
          </Verdict>
        )}
        {clocks && (
          <Verdict title={texts.stampBy(weekdayText(clocks.stamping.last))} tone="settled">
            {deadlineNotes(clocks.stamping, today, texts.late).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Verdict>
        )}
        {clocks?.registration && (
          <Verdict title={texts.registerBy(weekdayText(clocks.registration.last))} tone="settled">
            {deadlineNotes(clocks.registration, today, texts.lateRegistration).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Verdict>
        )}
        {(missing.length > 0 || hasFaults) && <Pending missing={hasFaults ? [] : missing} />}
      </AnswerRegion>
      {clocks && (
        <>
          <Timeline
            days={{
              signed,
              arrived,
              stamp: clocks.stamping.last,
              register: clocks.registration?.last,
              today,
            }}
          />
          <Part title={texts.calendarTitle}>
            <Small mb="3">{texts.calendarHint}</Small>
            <Button
              variant="navy"
              size="sm"
              onClick={() =>
                saveFile(
                  new Blob([calendarFile(remindersOf(clocks, document), new Date())], { type: 'text/calendar' }),
                  texts.calendarFile,
                )
              }
            >
              {texts.calendar}
            </Button>
          </Part>
        </>
      )}
      {(path || clocks) && (
        <Part title={toolTexts.reasoning}>
          <Steps
            steps={[
              ...(path ? [texts.routes[path.route]] : []),
              ...(clocks
                ? [texts.stampRule, clocks.registration ? texts.registerRule : texts.powerRule, texts.holidays]
                : []),
            ]}
            source={[
              ...(path ? [texts.sources.apostille] : []),
              ...(clocks ? [texts.sources.stamp] : []),
              ...(clocks?.registration ? [texts.sources.registration] : []),
            ]}
          />
        </Part>
      )}
    </>
  )
}
