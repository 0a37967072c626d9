import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { currentSession } from '../data/session.ts'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { SignInForm } from './SignInForm.tsx'

/** Above the page of a session that ended, which stays as it was with everything typed in it. */
export function SessionEnded() {
  return (
    <Modal onClose={() => undefined} aria-labelledby="session-ended" {...dialogStyle}>
      <H2 id="session-ended">{texts.endedTitle}</H2>
      <Small mt="3" mb="6">
        {texts.endedText}
      </Small>
      <SignInForm knownAs={currentSession().address} />
    </Modal>
  )
}
