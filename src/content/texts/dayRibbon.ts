/** Texts of the ribbon of days, in answers of tools and on the deadlines page. */
export const ribbonTexts = {
  today: (day: string) => `The line across the bars is today, ${day}.`,
  /** Beside a day, counted from today. */
  distance: (days: number) => (days === 0 ? 'today' : days < 0 ? 'past' : days === 1 ? 'tomorrow' : `in ${days} days`),
}
