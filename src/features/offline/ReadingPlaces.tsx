import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { clearListening } from '#offline/listening.ts'
import { allProgress, clearProgress } from '#offline/progress.ts'
import { Button } from '#ui/controls/Button.tsx'

/** Says that this device remembers reading places, with a button to forget them and where listening stopped. */
export function ReadingPlaces() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let wanted = true
    void allProgress().then((all) => wanted && setCount(all.length))
    return () => {
      wanted = false
    }
  }, [])
  const forget = () => {
    void Promise.all([clearProgress(), clearListening()]).then(() => setCount(0))
  }
  return (
    // The line is reserved, so that nothing moves when the text appears (CLS).
    <chakra.p
      m="0"
      minH="touch"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      textStyle="meta"
      // Only the style that every page has: this button is not prerendered.
      css={{ '& button': { px: '0', ms: '-2px' } }}
    >
      {count > 0 && (
        <>
          {texts.reading(count)}
          <Button variant="plain" size="sm" onClick={forget}>
            {texts.forgetReading}
          </Button>
        </>
      )}
    </chakra.p>
  )
}
