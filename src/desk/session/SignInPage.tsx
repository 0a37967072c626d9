import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import { Small } from '#ui/text/Text.tsx'
import { SignInCard } from './SignInCard.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The page of somebody who is not signed in. */
export function SignInPage() {
  return (
    <SignInCard title={texts.title}>
      <Small mb="6">{texts.lede}</Small>
      <SignInForm />
    </SignInCard>
  )
}
