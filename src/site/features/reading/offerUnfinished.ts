import { readingTexts as texts } from '#content/texts/reading.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { allProgress, lastUnfinished } from '#device/offline/progress.ts'
import { noteUnfinished } from '#device/offline/unfinished.ts'
import { setResumeOffer } from './resumeOffer.ts'

/** Offers to go on in the unfinished article that was read last, until the returned function is called. */
export function offerUnfinished(goTo: (place: { slug: string; headingId: string; lang: string }) => void): () => void {
  let isOver = false
  const end = () => {
    if (!isOver) setResumeOffer(undefined)
    isOver = true
  }
  const last = lastUnfinished(allProgress())
  if (!last) {
    noteUnfinished(false)
    return end
  }
  const { slug, headingId, title, readingTime = '', fraction, lang = 'en' } = last
  setResumeOffer({
    text: texts.continueIn(title),
    title: { words: title, lang },
    minutes: minutesLeft(readingTime, fraction),
    dismiss: texts.notNow,
    take: () => {
      end()
      goTo({ slug, headingId, lang })
    },
    decline: () => {
      // Until some article is read on.
      noteUnfinished(false)
      end()
    },
  })
  return end
}
