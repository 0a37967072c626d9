import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { exactTime } from '#ui/text/exactTime.ts'
import { H3 } from '#ui/text/Text.tsx'
import { ItemBody } from './ItemBody.tsx'
import { stepsOf, stepsOfDelivered } from './steps.ts'
import { Timeline } from './Timeline.tsx'
import type { Entry } from './useEntries.ts'

interface ItemCardProps {
  entry: Entry
  /** Shows and announces a status text. */
  announce: (text: string) => void
}

/** One thing that was written: kind, time, text, state, and what can be done with it. */
export function ItemCard({ entry, announce }: ItemCardProps) {
  const { item, kind, key, writtenAt } = entry
  const id = useId()
  return (
    <chakra.li
      data-item={item?.state.name ?? 'delivered'}
      data-kind={kind}
      data-key={key}
      data-written-at={writtenAt}
      tabIndex={-1}
      aria-labelledby={id}
      p="5"
      bg="bg"
      border={item ? '1.5px dashed' : '1.5px solid'}
      borderColor={item ? (item.state.name === 'needs-attention' ? 'err' : 'wait') : 'ok'}
      borderRadius="card"
      outlineOffset="-3px"
    >
      <H3 id={id}>{texts.kind[kind]}</H3>
      <chakra.p m="0" textStyle="meta" color="ink2">
        {texts.written(exactTime(writtenAt))}
      </chakra.p>
      {item ? (
        <ItemBody item={item} announce={announce}>
          <Timeline steps={stepsOf(item)} />
        </ItemBody>
      ) : (
        <Timeline steps={stepsOfDelivered(entry.reference)} />
      )}
    </chakra.li>
  )
}
