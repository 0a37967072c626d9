// Machine draft, not yet checked by a person. Texts only: no advice.
import type { readingTexts as english } from '#content/texts/reading.ts'
import type { Translated } from '#content/translated.ts'

export const readingTexts: Translated<typeof english> = {
  continueAt: (heading) => `“${heading}” से आगे पढ़ें`,
  minutesLeft: (minutes) => `लगभग ${minutes} मिनट बाकी`,
  continueIn: (title) => `“${title}” आगे पढ़ें`,
  notNow: 'अभी नहीं',
  go: 'आगे पढ़ें',
  dismiss: 'शुरू से पढ़ें',
  markRead: 'पढ़ा हुआ चिह्नित करें',
  markUnread: 'बिना पढ़ा चिह्नित करें',
  readOnDevice: 'इस डिवाइस पर पढ़ा हुआ चिह्नित है',
  read: 'पढ़ा हुआ',
  started: (minutes) => `${minutes} मिनट बाकी`,
}
