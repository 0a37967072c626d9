import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { addressIn } from '#content/localLink.ts'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { forgetReading } from '#device/offline/forgetReading.ts'
import { lastUnfinished } from '#device/offline/progress.ts'
import { Button } from '#ui/controls/Button.tsx'
import { InLanguage } from '#ui/text/InLanguage.tsx'
import { useAllProgress } from './useAllProgress.ts'

/** Says that this device remembers reading places, with a button to forget them and a link to the last one. */
export function ReadingPlaces() {
  const places = useAllProgress()
  const last = lastUnfinished(places)
  const lang = last?.lang ?? 'en'
  const line = useRef<HTMLParagraphElement>(null)
  const [isForgotten, setForgotten] = useState(false)
  const forget = async () => {
    await forgetReading()
    setForgotten(true)
    // The button goes with what it forgot; the keyboard stays here.
    line.current?.focus({ preventScroll: true })
  }
  return (
    // The line is reserved, so that nothing moves when the text appears (CLS).
    <chakra.p
      ref={line}
      tabIndex={-1}
      m="0"
      minH="touch"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      textStyle="meta"
      // Only the style that every page has: this button is not prerendered.
      css={{ '& button': { px: '0', ms: '-2px' }, '& a': { color: 'link', textDecoration: 'underline', py: '3' } }}
    >
      <span role="status">{isForgotten && places.length === 0 && texts.readingForgotten}</span>
      {places.length > 0 && (
        <>
          <span>{texts.reading(places.length)}</span>
          <Button variant="plain" size="sm" onClick={() => void forget()}>
            {texts.forgetReading}
          </Button>
          {last && (
            <a key={last.slug} href={`${addressIn(lang, `/blogs/${last.slug}`)}#${last.headingId}`}>
              <InLanguage text={texts.continueIn(last.title)} words={last.title} lang={lang} />
            </a>
          )}
        </>
      )}
    </chakra.p>
  )
}
