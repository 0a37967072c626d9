import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'

interface RowsProps<Row> {
  legend: string
  hint: string
  rows: readonly Row[]
  /** A row added by hand, and the one that stays when the last is removed. */
  empty: Row
  addText: string
  onRows: (rows: Row[]) => void
  /** One row's fields. `put` changes some of its values; `remove` takes it away. */
  children: (row: Row, place: RowPlace<Row>) => ReactNode
}

interface RowPlace<Row> {
  index: number
  put: (part: Partial<Row>) => void
  remove: () => void
}

/** Groups of fields of the same kind; groups can be added and removed. */
export function Rows<Row>({ legend, hint, rows, empty, addText, onRows, children }: RowsProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    const rest = rows.filter((_, at) => at !== index)
    onRows(rest.length > 0 ? rest : [empty])
    // The button that had focus is gone.
    list.current?.focus()
  }
  // Rows have no identity but their place: what was typed is in the case, not in the row.
  const places = rows.map((row, index) => ({ row, index }))
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="h3" p="0">
        {legend}
      </chakra.legend>
      <Small mt="1" mb="3">
        {hint}
      </Small>
      <Box ref={list} tabIndex={-1} outline="none" display="grid" gap="3">
        {places.map(({ row, index }) => (
          <Box key={index} display="grid" p={{ base: '3', sm: '4' }} bg="wash" borderRadius="tile">
            {children(row, {
              index,
              put: (part) => onRows(rows.map((other, at) => (at === index ? { ...other, ...part } : other))),
              remove: () => remove(index),
            })}
          </Box>
        ))}
      </Box>
      <Flex mt="3">
        <Button variant="line" size="sm" onClick={() => onRows([...rows, empty])}>
          {addText}
        </Button>
      </Flex>
    </chakra.fieldset>
  )
}
