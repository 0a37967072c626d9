import { chakra, Flex } from '@chakra-ui/react'
import type { GuidePart } from '#content/guide.ts'
import { guideTexts } from '#content/texts/guides.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { Table } from '#ui/text/Table.tsx'

/** The parts of a section in order. */
export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return parts.map((part) => <Part key={keyOf(part)} part={part} />)
}

function keyOf(part: GuidePart): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'table':
      return part.rows.join()
    case 'subscribe':
    case 'feed':
      return part.file
  }
}

function Part({ part }: { part: GuidePart }) {
  switch (part.type) {
    case 'text':
      return <RichText text={part.text} />
    case 'table':
      return <Table head={part.head} rows={part.rows} />
    case 'subscribe':
      return <Subscribe webcal={part.webcal} file={part.file} />
    case 'feed':
      return (
        <Flex mt="6">
          <ButtonAnchor href={part.file} variant="line">
            {guideTexts.feed}
          </ButtonAnchor>
        </Flex>
      )
  }
}

/** Subscribes a calendar application to the days, or saves them once. */
function Subscribe({ webcal, file }: { webcal: string; file: string }) {
  const { subscribe, download, note } = guideTexts.subscribe
  return (
    <>
      <Flex gap="3" wrap="wrap" mt="6">
        <ButtonAnchor href={webcal}>
          <Icon name="clock" size="20px" />
          {subscribe}
        </ButtonAnchor>
        <ButtonAnchor href={file} download variant="line">
          <Icon name="download" size="20px" />
          {download}
        </ButtonAnchor>
      </Flex>
      <chakra.p textStyle="small" color="ink2" mt="3">
        {note}
      </chakra.p>
    </>
  )
}
