import { chakra } from '@chakra-ui/react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { formTexts as texts } from '#content/texts/form.ts'
import { prerendering } from '../scripted.ts'

/** In a form that a script sends, for those who have none: says so, and how to write and call. */
export function NeedsScript() {
  return (
    <chakra.noscript gridColumn="1 / -1">
      {prerendering && (
        <chakra.p
          mb="2"
          css={{ '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}
        >
          {`${texts.needsScript} `}
          <a href={contactLinks.email}>{site.email}</a>
          {` ${texts.orCall} `}
          <a href={contactLinks.call}>{site.phone}</a>
        </chakra.p>
      )}
    </chakra.noscript>
  )
}
