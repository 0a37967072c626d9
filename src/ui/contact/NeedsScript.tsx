import { chakra } from '@chakra-ui/react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { formTexts as texts } from '#content/texts/form.ts'
import { prerendering } from '#ui/theme/scripted.ts'

/** Shown in a form without scripts: says that it needs them, and how to write or call instead. */
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
