import { chakra } from '@chakra-ui/react'
import type { Checked } from '#content/blocks.ts'
import { translationTexts as texts } from '#content/texts/translation.ts'

interface TranslationNoticeProps {
  translation: Checked
  /** Address of the same page in English. */
  path: string
}

/** Says of a page in another language whether a person has checked it, and leads to the English one. */
export function TranslationNotice({ translation, path }: TranslationNoticeProps) {
  return (
    <chakra.aside
      aria-label={texts.label}
      borderLeft="3px solid"
      borderColor="pigment.accent"
      bg="pigment.tint"
      borderRadius="small"
      px="4"
      py="2"
      textStyle="meta"
      color="ink2"
      css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}
    >
      {`${translation === 'draft' ? texts.draft : texts.checked(translation.by, translation.on)} `}
      <a href={path} hrefLang="en">
        {texts.english}
      </a>
    </chakra.aside>
  )
}
