import { chakra, Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { belowFirstPaint } from '#theme/belowFirstPaint.ts'
import { Button } from '#ui/Button.tsx'
import { LabelledField } from '#ui/form/LabelledField.tsx'
import { NeedsScript } from '#ui/form/NeedsScript.tsx'
import { useFocusBack } from '#ui/form/useFocusBack.ts'
import { Notice } from '#ui/notices/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useOnline } from '#ui/useOnline.ts'
import { OtherWays } from './OtherWays.tsx'
import { useEnquiry } from './useEnquiry.ts'

/** The enquiry form (specification, sections 3 to 5): five required fields, checked by nothing but the browser. */
export function EnquiryForm() {
  const { form, submitting, stranded, notice, onInput, onSubmit, clear } = useEnquiry()
  const button = useFocusBack<HTMLButtonElement>(submitting)
  const online = useOnline()
  return (
    <>
      <chakra.form
        ref={form}
        data-form="enquiry"
        // A submit before hydration goes nowhere; a GET would put the text into the address.
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
          // Not its section: a notice stands fixed in there.
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
        <LabelledField wide label={texts.message} name="message" rows={5} required readOnly={submitting} />
        {stranded && <OtherWays form={form} />}
        <Flex gridColumn="1 / -1" gap="4" align="center" justify="space-between" wrap="wrap">
          <Button ref={button} type="submit" disabled={submitting} minW="min(11rem, 100%)">
            {submitting ? <Spinner label={texts.sending} /> : online ? texts.submit : texts.submitOffline}
          </Button>
          <Button look="plain" size="slim" disabled={submitting} onClick={clear}>
            {texts.clear}
          </Button>
        </Flex>
      </chakra.form>
      <Notice notice={notice} />
    </>
  )
}
