import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { type Attachment, attachmentLimits } from '#contract/staff/messages.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { sizeText } from './sizeText.ts'
import { Tool } from './tools.ts'

const { each, count, together } = attachmentLimits
const clipIcon = 'M20 11.5 12 19.5a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 17.2a1.7 1.7 0 0 1-2.4-2.4L15 7'

interface FileFieldProps {
  files: readonly Attachment[]
  busy: boolean
  onAdd: (files: readonly File[]) => void
  onRemove: (file: Attachment) => void
}

/** Files of an answer: chosen, and removed again. */
export function FileField({ files, busy, onAdd, onRemove }: FileFieldProps) {
  const id = useId()
  return (
    <Flex wrap="wrap" align="center" gap="2">
      {files.map((file) => (
        <Tool
          key={file.id}
          maxW="full"
          whiteSpace="normal"
          aria-label={texts.removeFile(file.name)}
          onClick={() => onRemove(file)}
        >
          <chakra.span minW="0" overflowWrap="anywhere">
            <bdi>{file.name}</bdi>
          </chakra.span>
          <chakra.span color="ink2">{sizeText(file.bytes)}</chakra.span>
          <Icon name="close" size="16px" />
        </Tool>
      ))}
      <chakra.label
        htmlFor={id}
        display="inline-flex"
        alignItems="center"
        gap="6px"
        minH="touch"
        px="2"
        color="link"
        textStyle="ui"
        fontSize="1rem"
        cursor="pointer"
        borderRadius="tile"
        _hover={{ bg: 'wash' }}
        css={{ '&:has(:focus-visible)': { outline: '3px solid {colors.focus}' } }}
      >
        {busy ? <Spinner label={texts.sending} /> : <Icon path={clipIcon} size="18px" />}
        <span>{texts.attach}</span>
        <chakra.input
          id={id}
          type="file"
          aria-describedby={`${id}-limits`}
          multiple
          className="unseen"
          disabled={busy}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </chakra.label>
      <chakra.span id={`${id}-limits`} textStyle="meta" color="ink2">
        {texts.fileLimits(sizeText(each), count, sizeText(together))}
      </chakra.span>
    </Flex>
  )
}
