import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { figureTexts as texts } from '#content/texts/staff/figures.ts'
import type { FigureRow } from '#contract/staff/figures.ts'
import { H2, Small } from '#ui/text/Text.tsx'

interface BarTableProps {
  title: string
  /** Heading of the first column. */
  name: string
  rows: readonly FigureRow[]
  labelOf: (key: string) => string
  /** Without it there is no button for a file. */
  onDownload?: () => void
}

/**
 * A chart that is its own table: each row has its name, its bar and its number, so that a screen reader, a printer and a
 * spreadsheet get the same.
 */
export function BarTable({ title, name, rows, labelOf, onDownload }: BarTableProps) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const isEmpty = rows.every(({ count }) => count === 0)
  return (
    <chakra.section aria-labelledby={id} minW="0" css={{ '@media print': { breakInside: 'avoid-page' } }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        mb="2"
      >
        <H2 id={id} fontSize="1.25rem" lineHeight="1.3">
          {title}
        </H2>
        {!isEmpty && onDownload && (
          <Download data-screen="" type="button" aria-label={texts.csv(title)} onClick={onDownload}>
            {texts.download}
          </Download>
        )}
      </chakra.div>
      {isEmpty && <Small>{texts.none}</Small>}
      {!isEmpty && (
        <Table aria-labelledby={id}>
          <thead className="unseen">
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, count }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{labelOf(key)}</bdi>
                </th>
                <td>
                  <Cell>
                    <Bar aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                      <rect width={(100 * count) / most} height="10" fill="currentColor" />
                    </Bar>
                    <span>{count.toLocaleString('en-IN')}</span>
                  </Cell>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </chakra.section>
  )
}

const Download = chakra('button', {
  base: {
    flex: 'none',
    minH: 'touch',
    px: '2',
    border: '0',
    bg: 'transparent',
    color: 'link',
    textStyle: 'ui',
    cursor: 'pointer',
  },
})

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    textStyle: 'ui',
    '& tr': { borderTop: '1px solid {colors.line}' },
    '& th': { w: '45%', py: '2', pr: '3', textAlign: 'left', fontWeight: 'normal', overflowWrap: 'anywhere' },
  },
})

const Cell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
    alignItems: 'center',
    gap: '2',
    '& span': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Printers leave backgrounds out, but print what is drawn. */
const Bar = chakra('svg', { base: { display: 'block', w: 'full', h: '14px', color: 'link' } })
