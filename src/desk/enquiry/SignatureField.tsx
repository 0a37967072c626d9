import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'

interface SignatureFieldProps {
  signature: string
  isSigned: boolean
  onChange: (isSigned: boolean) => void
}

/** The signature as the client will get it below the answer, and the choice to leave it out this time. */
export function SignatureField({ signature, isSigned, onChange }: SignatureFieldProps) {
  const id = useId()
  return (
    <Box>
      <chakra.label htmlFor={id} display="flex" alignItems="center" gap="2" minH="touch" textStyle="meta">
        <Checkbox id={id} checked={isSigned} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        <span>{texts.signatureFollows}</span>
      </chakra.label>
      {isSigned && (
        <Box
          pl="3"
          borderLeft="2px solid {colors.line}"
          maxH="6rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label={texts.signatureFollows}
          textStyle="meta"
          color="ink2"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          dir="auto"
        >
          {signature}
        </Box>
      )}
    </Box>
  )
}
