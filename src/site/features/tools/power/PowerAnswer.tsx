import { toolTexts } from '#content/texts/tools.ts'
import { guidesByCountry, powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { type Day, weekdayText } from '#law/day.ts'
import { calendarFile, type Paper } from '#law/power/reminders.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Paragraphs, Part, Pending, Steps, Verdict } from '../Layout.tsx'
import { deadlineNotes, remindersOf } from './explain.ts'
import type { ReadPower } from './readFields.ts'
import { Timeline } from './Timeline.tsx'

const countries: Record<string, string> = texts.countries

interface PowerVerdictsProps {
  read: ReadPower
  country: string
  today: Day | undefined
}

/** The route and the last days, each as soon as its own fields are filled in. */
export function PowerVerdicts({ read, country, today }: PowerVerdictsProps) {
  const { path, clocks, missing, faults } = read
  const hasFaults = Object.values(faults).some(Boolean)
  const guide = guidesByCountry[country]
  return (
    <>
      {path && (
        <Verdict title={path.isEnough ? texts.enough : texts.notEnough} tone={path.isEnough ? 'settled' : 'open'}>
          <p>{texts.routes[path.route]}</p>
          {guide && (
            <p>
              <MoreLink href={guide}>{texts.guide(countries[country] ?? '')}</MoreLink>
            </p>
          )}
        </Verdict>
      )}
      {clocks && (
        <Verdict title={texts.stampBy(weekdayText(clocks.stamping.last))} tone="settled">
          <Paragraphs lines={deadlineNotes(clocks.stamping, today, texts.late)} />
        </Verdict>
      )}
      {clocks?.registration && (
        <Verdict title={texts.registerBy(weekdayText(clocks.registration.last))} tone="settled">
          <Paragraphs lines={deadlineNotes(clocks.registration, today, texts.lateRegistration)} />
        </Verdict>
      )}
      {(missing.length > 0 || hasFaults) && <Pending missing={hasFaults ? [] : missing} />}
    </>
  )
}

interface PowerReasonsProps {
  read: ReadPower
  /** Name of the document. */
  document: string
  paper: Paper
  today: Day | undefined
}

/** The days in order, a calendar file, and the rules. */
export function PowerReasons({ read: { path, clocks, signed, arrived }, document, paper, today }: PowerReasonsProps) {
  return (
    <>
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
                  new Blob(
                    [
                      calendarFile(remindersOf(clocks, document), paper, {
                        now: new Date(),
                        titleAhead: texts.reminderAhead,
                      }),
                    ],
                    { type: 'text/calendar' },
                  ),
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
