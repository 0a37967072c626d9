import type { ChangeEvent } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import { type NewsletterText, newsletterLengths } from '#contract/staff/newsletters.ts'
import { LabelledField } from '#ui/controls/LabelledField.tsx'

interface TextFieldsProps {
  text: NewsletterText
  /** The name of the language, if it is not the first one's text. */
  language?: { name: string; code: string }
  isOwn: boolean
  onChange: (change: Partial<NewsletterText>) => void
}

/** Title and text in one language. In another one than the first both may be left empty, but not one of them. */
export function TextFields({ text, language, isOwn, onChange }: TextFieldsProps) {
  const isNeeded = language === undefined || text.title.trim() !== '' || text.summary.trim() !== ''
  const label = (name: string) => (language ? texts.inLanguage(name, language.name) : name)
  return (
    <>
      <LabelledField
        label={label(texts.subject)}
        required={isNeeded}
        maxLength={newsletterLengths.title}
        lang={language?.code}
        dir="auto"
        value={text.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <LabelledField
        label={label(isOwn ? texts.text : texts.summary)}
        rows={isOwn ? 14 : 6}
        required={isNeeded}
        maxLength={newsletterLengths.summary}
        lang={language?.code}
        dir="auto"
        value={text.summary}
        onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => onChange({ summary: currentTarget.value })}
      />
    </>
  )
}
