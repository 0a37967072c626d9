import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { NeedsScript } from '#ui/contact/NeedsScript.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'

/**
 * Five required fields; submitting sends nothing (SD-16, SD-17). method=dialog keeps that true before scripts run:
 * outside a dialog such a submit goes nowhere.
 */
export function QueryForm() {
  return (
    <chakra.form
      method="dialog"
      data-form="query"
      name="query"
      onSubmit={(event) => event.preventDefault()}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
      gap={{ base: '18px', sm: '22px 20px' }}
      p={{ base: '24px 20px', sm: '40px' }}
      bg="panel"
      borderTop="5px solid"
      borderColor="pigment.accent"
      borderRadius="small"
      boxShadow="card"
    >
      <NeedsScript />
      <LabelledField label={texts.firstName} name="firstName" autoComplete="given-name" required />
      <LabelledField label={texts.lastName} name="lastName" autoComplete="family-name" required />
      <LabelledField label={texts.email} name="email" type="email" autoComplete="email" required />
      <LabelledField label={texts.contactNumber} name="contactNumber" type="tel" autoComplete="tel" required />
      <LabelledField wide label={texts.message} name="message" rows={3} required />
      <Button type="submit" variant="navy" justifySelf="start" minW="min(11rem, 100%)">
        {texts.submit}
      </Button>
    </chakra.form>
  )
}
