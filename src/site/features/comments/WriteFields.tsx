import { type Ref, useId } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import type { CommentBody } from '#contract/calls.ts'
import { Label, Textarea } from '#ui/controls/fields.ts'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Problem } from './Problem.tsx'

interface WriteFieldsProps {
  kind: 'comment' | 'reply'
  values: CommentBody
  /** Why the text cannot be sent as it is. */
  problem: string | undefined
  textRef: Ref<HTMLTextAreaElement>
  /** While the text is being sent. The focus stays where it is. */
  readOnly?: boolean
}

/** Text, and optionally name, phone and email (CM-12). No length limit (CM-15). */
export function WriteFields({ kind, values, problem, textRef, readOnly }: WriteFieldsProps) {
  const id = useId()
  return (
    <>
      <div className="wide">
        <Label htmlFor={id}>{texts.write[kind].text}</Label>
        <Textarea
          ref={textRef}
          id={id}
          name="text"
          rows={kind === 'comment' ? 5 : 3}
          resize="vertical"
          defaultValue={values.text}
          aria-required="true"
          readOnly={readOnly}
          aria-invalid={problem !== undefined}
          {...(problem !== undefined && { 'aria-describedby': `${id}-problem` })}
        />
        <Problem id={`${id}-problem`} text={problem} />
      </div>
      <LabelledField
        wide
        label={texts.name}
        name="username"
        autoComplete="name"
        defaultValue={values.username}
        readOnly={readOnly}
      />
      <LabelledField
        label={texts.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={values.phone}
        readOnly={readOnly}
      />
      <LabelledField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        readOnly={readOnly}
      />
    </>
  )
}
