import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { Attachment } from '#contract/staff/messages.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { sizeText } from './sizeText.ts'
import { ToolLink } from './tools.ts'

/** The files of a message, to be saved: strangers send them, so none is opened in the page. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null
  return (
    <chakra.ul listStyle="none" m="0" mt="3" p="0" display="flex" flexWrap="wrap" gap="2" aria-label={texts.files}>
      {files.map(({ id, name, bytes }) => (
        <chakra.li key={id} maxW="full">
          <ToolLink href={staffUrl('attachment', id)} download={name} maxW="full" whiteSpace="normal" data-screen="">
            <Icon name="download" size="18px" />
            <chakra.span minW="0" overflowWrap="anywhere">
              <bdi>{name || texts.unnamedFile}</bdi>
            </chakra.span>
            <chakra.span color="ink2">{sizeText(bytes)}</chakra.span>
          </ToolLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
