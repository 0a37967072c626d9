import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { libraryTexts as texts } from '#content/texts/library.ts'
import { clearReading, readings } from '#library/progress.ts'
import { Button } from '#ui/Button.tsx'

/** Says that this device remembers what was read, and forgets it when asked to. */
export function ReadingPlaces() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let wanted = true
    void readings().then((all) => wanted && setCount(all.length))
    return () => {
      wanted = false
    }
  }, [])
  const forget = () => {
    void clearReading().then(() => setCount(0))
  }
  return (
    // Its line is kept free, so that nothing moves when it comes.
    <chakra.p
      m="0"
      minH="touch"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      textStyle="meta"
      // The button's own style has to be the one of every page: it is not prerendered here.
      css={{ '& button': { px: '0', ms: '-2px' } }}
    >
      {count > 0 && (
        <>
          {texts.reading(count)}
          <Button look="plain" size="slim" onClick={forget}>
            {texts.forgetReading}
          </Button>
        </>
      )}
    </chakra.p>
  )
}
