import { language } from '#content/language.ts'
import { powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { type Day, dayText, weekdayText } from '#law/day.ts'
import type { Clocks, Deadline, Path } from '#law/power/clocks.ts'
import type { Reminder } from '#law/power/reminders.ts'

/** The sentences under a last day: days left, weekends, and what a late document costs. */
export function deadlineNotes(
  { counted, last, advised, weekend }: Deadline,
  today: Day | undefined,
  late: string,
): string[] {
  return [
    ...(today === undefined ? [] : [texts.left(last - today)]),
    ...(weekend === 'sunday' ? [texts.sunday(dayText(counted), weekdayText(advised))] : []),
    ...(weekend === 'saturday' ? [texts.saturday(weekdayText(advised))] : []),
    ...(today !== undefined && last < today ? [late] : []),
  ]
}

/** The answer in sentences, for a question. */
export function answerLines(path: Path | undefined, found: Clocks | undefined): string[] {
  return [
    ...(path ? [texts.routes[path.route], path.isEnough ? texts.enough : texts.notEnough] : []),
    ...(found ? [texts.stampBy(weekdayText(found.stamping.last)) + language.fullStop] : []),
    ...(found?.registration ? [texts.registerBy(weekdayText(found.registration.last)) + language.fullStop] : []),
  ]
}

/** A reminder for each last day, on the careful day before it. */
export function remindersOf({ stamping, registration }: Clocks, document: string): Reminder[] {
  const reminder = (kind: string, title: string, { advised, last }: Deadline): Reminder => ({
    kind,
    day: advised,
    title,
    text: texts.reminderText(weekdayText(last)),
  })
  return [
    reminder('stamp', texts.stampReminder(document), stamping),
    ...(registration ? [reminder('register', texts.registerReminder(document), registration)] : []),
  ]
}
