import { chakra, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { languages } from '#content/languages.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterPreview as Preview } from '#contract/staff/newsletters.ts'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Segments } from '../layout/Segments.tsx'

const themes = ['light', 'dark'] as const

/**
 * The email as the server would send it now, in a frame with an empty `sandbox`: no script runs in it, it opens no window, and
 * it has an opaque origin. Its own Content-Security-Policy adds to the workplace's.
 */
export function NewsletterPreview({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => call<Preview>('previewNewsletter', { id, signal }), [id])
  const { data, error, reload } = useResource(load)
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [language, setLanguage] = useState('')
  const edition = data?.editions.find((one) => one.language === language) ?? data?.editions[0]
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code
  return (
    <Section title={texts.preview}>
      <Flex mb="4" columnGap="8" rowGap="2" wrap="wrap">
        {data && edition && data.editions.length > 1 && (
          <Segments
            label={texts.language}
            options={data.editions.map((one) => ({ value: one.language, text: nameOf(one.language) }))}
            value={edition.language}
            onChoose={setLanguage}
          />
        )}
        <Segments
          label={texts.preview}
          options={themes.map((value) => ({ value, text: texts.themes[value] }))}
          value={theme}
          onChoose={setTheme}
        />
      </Flex>
      {!data && <Loading error={error} retry={reload} />}
      {edition && (
        <>
          <Small mb="3" overflowWrap="anywhere">
            {[
              texts.subjectLine(edition.subject),
              ...(edition.isFallback ? [texts.fallback(nameOf(edition.language))] : []),
            ].join(' ')}
          </Small>
          <chakra.iframe
            key={`${theme} ${edition.language}`}
            sandbox=""
            srcDoc={edition[theme]}
            title={texts.previewOf(texts.themes[theme].toLowerCase())}
            display="block"
            w="full"
            maxW="measure"
            h="30rem"
            border="1px solid"
            borderColor="line"
            borderRadius="tile"
          />
          <Small textStyle="meta" mt="2">
            {texts.previewHint}
          </Small>
          <chakra.details mt="3" maxW="measure">
            <chakra.summary textStyle="ui" cursor="pointer" minH="touch" alignContent="center">
              {texts.plainText}
            </chakra.summary>
            <chakra.pre textStyle="small" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere" m="0">
              {edition.text}
            </chakra.pre>
          </chakra.details>
        </>
      )}
    </Section>
  )
}
