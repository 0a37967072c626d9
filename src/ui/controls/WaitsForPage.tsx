import { chakra } from '@chakra-ui/react'
import { formTexts as texts } from '#content/texts/form.ts'

const waiting = 'form:has([aria-busy=true])'

/** In a form or right after it, a live region: shows while a submit that was pressed early waits for the page to answer. */
export function WaitsForPage() {
  return (
    <chakra.output
      gridColumn="1 / -1"
      textStyle="ui"
      display="none"
      css={{ [`${waiting} &, ${waiting} ~ &`]: { display: 'block' } }}
    >
      {texts.waitsForPage}
    </chakra.output>
  )
}
