import { chakra, Flex } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { formTexts } from '#content/texts/form.ts'
import { forgetShared, sharedText } from '#device/shares.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { NeedsScript } from '#ui/contact/NeedsScript.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { useFocusBack } from '#ui/controls/useFocusBack.ts'
import { WaitsForPage } from '#ui/controls/WaitsForPage.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { belowFirstPaint } from '#ui/theme/precompiled/belowFirstPaint.ts'
import { ContactFallback } from './ContactFallback.tsx'
import type { SharedTextProps } from './SharedText.tsx'
import { useEnquiry } from './useEnquiry.ts'

// Without its script the text waits for the next page.
const SharedText = lazy<ComponentType<SharedTextProps>>(() =>
  import('./SharedText.tsx').catch(() => ({ default: () => null })),
)

/** The enquiry form: five required fields, validated by the browser only (FM-01, FM-03). Pages have it by `Enquiry`. */
export function EnquiryForm({ onSent }: { onSent?: (answer: unknown) => void }) {
  const { form, submitting, isKept, undeliverable, notice, onInput, onSubmit, clear } = useEnquiry(onSent)
  const button = useFocusBack<HTMLButtonElement>(submitting)
  const online = useOnline()
  const shared = useSharedText()
  return (
    <>
      <chakra.form
        ref={form}
        data-form="enquiry"
        name="enquiry"
        // A submit before hydration goes nowhere; a GET would put personal data into the URL.
        method="dialog"
        onInput={onInput}
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '18px', sm: '22px 20px' }}
        p={{ base: '24px 20px', sm: '40px' }}
        bg="panel"
        border="1px solid"
        borderColor="line"
        color="ink"
        borderRadius="card"
        boxShadow="form"
        css={{
          '--focus-ring': '{colors.focus}',
          // Not on the section, which contains a fixed notice.
          ...belowFirstPaint({ base: 'auto 40.125rem', sm: 'auto 28.625rem' }),
        }}
      >
        <NeedsScript />
        <LabelledField
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          readOnly={submitting}
        />
        <LabelledField
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          readOnly={submitting}
        />
        <LabelledField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={submitting}
        />
        <LabelledField
          label={texts.contactNumber}
          name="contactNumber"
          type="tel"
          autoComplete="tel"
          required
          readOnly={submitting}
        />
        {shared.text && !submitting && (
          <Suspense>
            <SharedText text={shared.text} form={form} onSettled={shared.forget} />
          </Suspense>
        )}
        <LabelledField wide label={texts.message} name="message" rows={5} required readOnly={submitting} />
        {!isKept && (
          <chakra.p role="status" gridColumn="1 / -1" textStyle="small">
            {formTexts.notKept}
          </chakra.p>
        )}
        <WaitsForPage />
        {undeliverable && <ContactFallback form={form} />}
        <Flex gridColumn="1 / -1" gap="4" align="center" justify="space-between" wrap="wrap">
          <Button ref={button} type="submit" disabled={submitting} minW="min(11rem, 100%)">
            {submitting ? <Spinner label={texts.sending} /> : online ? texts.submit : texts.submitOffline}
          </Button>
          {/* Before hydration, the browser itself empties the form. */}
          <Button type="reset" variant="plain" size="sm" disabled={submitting} onClick={clear}>
            {texts.clear}
          </Button>
        </Flex>
      </chakra.form>
      <Notice notice={notice} />
    </>
  )
}

/** The text that was shared from another app and waits on this device, and a way to forget it, after which the next one shows. */
function useSharedText(): { text: string | undefined; forget: () => void } {
  const [text, setText] = useState<string>()
  useEffect(() => void sharedText().then(setText), [])
  const forget = () => {
    setText(undefined)
    if (text !== undefined) void forgetShared(text).then(setText)
  }
  return { text, forget }
}
