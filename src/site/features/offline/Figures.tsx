import { chakra } from '@chakra-ui/react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import type { OfflineUsage } from '#device/offline/readUsage.ts'
import { sizeText } from '#device/offline/sizeText.ts'
import { exactTime } from '#ui/text/exactTime.ts'

/** Pages, pictures, time and size; dashes until they are known. */
export function Figures({ found }: { found: OfflineUsage | undefined }) {
  return (
    <chakra.dl
      m="0"
      mt="6"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, auto)' }}
      justifyContent={{ md: 'start' }}
      gap={{ base: '4', md: '12' }}
      css={{
        '& dt': { textStyle: 'meta', color: 'ink2' },
        '& dd': { textStyle: 'h3', minHeight: { base: '2lh', md: '1lh' } },
      }}
    >
      {figuresOf(found).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  )
}

function figuresOf(found: OfflineUsage | undefined): [name: string, value: string][] {
  const value = (of: (usage: OfflineUsage) => string) => (found ? of(found) : texts.unknown)
  return [
    [texts.pages, value(({ pages }) => (pages.length ? String(pages.length) : texts.none))],
    [texts.pictures, value(({ pictures }) => (pictures.count ? String(pictures.count) : texts.none))],
    [texts.takes, value(({ textBytes, pictures }) => sizeText(textBytes + pictures.bytes))],
    [texts.refreshed, value(({ refreshedAt }) => (refreshedAt ? exactTime(refreshedAt) : texts.unknown))],
  ]
}
