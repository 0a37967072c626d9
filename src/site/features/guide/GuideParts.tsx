import { Box, chakra, Flex } from '@chakra-ui/react'
import type { GuidePart } from '#content/guide.ts'
import { guideTexts } from '#content/texts/guides.ts'
import { dayLength } from '#ui/browser/useToday.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { DayRibbon } from '#ui/drawing/DayRibbon.tsx'
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
    case 'days':
      return part.days.map(({ iso, name }) => iso + name).join()
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
    case 'days':
      return <Days part={part} />
    case 'subscribe':
      return <Subscribe webcal={part.webcal} file={part.file} />
    case 'feed':
      return (
        <Flex data-screen="" mt="6">
          <ButtonAnchor href={part.file} variant="line">
            {guideTexts.feed}
          </ButtonAnchor>
        </Flex>
      )
  }
}

/** The days of a section, each where it is in the time that the page is about. */
function Days({ part: { from, until, days } }: { part: Extract<GuidePart, { type: 'days' }> }) {
  const day = (iso: string) => Date.parse(iso) / dayLength
  return (
    <Box mt="6">
      <DayRibbon days={days.map(({ iso, name }) => ({ name, day: day(iso) }))} scale={[day(from), day(until)]} />
    </Box>
  )
}

/** Subscribes a calendar application to the days, or saves them once. Paper has the address to type. */
function Subscribe({ webcal, file }: { webcal: string; file: string }) {
  const { subscribe, download, note } = guideTexts.subscribe
  return (
    <>
      <Box data-screen="">
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
      </Box>
      <chakra.p data-on-paper="" display="none" css={{ '@media print': { display: 'block' } }}>
        {webcal.replace('webcal:', 'https:')}
      </chakra.p>
    </>
  )
}
