import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { type Attachment, signatureType } from '#contract/staff/messages.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { useSession } from '../data/useSession.ts'
import { Picture } from './Picture.tsx'
import { shownPictures } from './pictureSize.ts'
import { sizeText } from './sizeText.ts'
import { ToolLink } from './tools.ts'

/** The files of a message, to be saved: strangers send them, so none is opened in the page, and pictures are drawn anew. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { scansFiles = false } = useSession()
  const blocked = files.filter(({ scan }) => (scan ? scan.threat !== null : scansFiles))
  const open = files.filter((file) => !blocked.includes(file))
  const signatures = open.filter(({ type }) => type === signatureType)
  const shown = open.filter(({ type }) => type !== signatureType)
  return (
    <>
      {shown.length > 0 && <Files files={shown} />}
      {blocked.map(({ id, name, scan }) => (
        <chakra.div key={id} mt="2" textStyle="meta" color={scan ? 'err' : 'ink2'} overflowWrap="anywhere">
          {scan?.threat ? texts.infectedFile(name, scan.threat) : texts.unscannedFile(name)}
        </chakra.div>
      ))}
      {signatures.map(({ id, name }) => (
        <chakra.div key={id} mt="2" textStyle="meta" color="ink2" data-screen="">
          <span>{texts.signed} </span>
          <chakra.a href={staffUrl('attachment', id)} download={name} color="link" textDecoration="underline">
            {texts.saveSignature}
          </chakra.a>
        </chakra.div>
      ))}
      {shown.flatMap(({ id, type }) => {
        const hint = texts.fileHints[type] ?? (type.startsWith('image/') && !isShown(type) && texts.pictureNotShown)
        return hint ? (
          <chakra.div key={id} mt="2" textStyle="meta" color="ink2">
            {hint}
          </chakra.div>
        ) : (
          []
        )
      })}
    </>
  )
}

function isShown(type: string): boolean {
  return shownPictures.some((one) => one === type)
}

function Files({ files }: { files: readonly Attachment[] }) {
  return (
    <chakra.ul listStyle="none" m="0" mt="3" p="0" display="flex" flexWrap="wrap" gap="2" aria-label={texts.files}>
      {files.map((file) => (
        <chakra.li key={file.id} maxW="full" display="flex" flexWrap="wrap" gap="2">
          <ToolLink href={staffUrl('attachment', file.id)} download={file.name} maxW="full" whiteSpace="normal">
            <chakra.span display="inline-flex" data-screen="">
              <Icon name="download" size="18px" />
            </chakra.span>
            <chakra.span minW="0" overflowWrap="anywhere">
              <bdi>{file.name || texts.unnamedFile}</bdi>
            </chakra.span>
            <chakra.span flex="none" color="ink2">
              {sizeText(file.bytes)}
            </chakra.span>
          </ToolLink>
          {isShown(file.type) && <Picture file={file} />}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
