import { chakra } from '@chakra-ui/react'
import { articleTexts as texts } from '#content/texts/article.ts'
import { InlineText } from './RichText.tsx'

const cell = { textAlign: 'start', verticalAlign: 'top', py: '2', pr: '4' } as const

/** A table of an article. On a narrow screen it scrolls sideways inside its frame, by keyboard too. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <chakra.div tabIndex={0} role="group" aria-label={texts.table} my="1.6em" overflowX="auto">
      <chakra.table w="full" minW="20rem" borderCollapse="collapse" textStyle="small" fontVariantNumeric="tabular-nums">
        <thead>
          <chakra.tr borderBottom="3px solid" borderColor="pigment.accent">
            {head.map((text) => (
              <chakra.th key={text} scope="col" fontWeight="semibold" {...cell}>
                <InlineText text={text} />
              </chakra.th>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.join('|')} borderBottom="1px solid" borderColor="line">
              {row.map((text, column) => (
                <chakra.td key={head[column]} {...cell}>
                  <InlineText text={text} />
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
