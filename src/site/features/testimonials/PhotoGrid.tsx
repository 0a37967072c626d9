import { chakra } from '@chakra-ui/react'
import { testimonials } from '#content/pages/testimonials.ts'
import { testimonialsTexts as texts } from '#content/texts/testimonials.ts'
import { useMediaQuery } from '#ui/browser/useMediaQuery.ts'
import { WideContainer } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { Typewriter } from '#ui/motion/Typewriter.tsx'
import { type Cell, compactBelow, compactCells, compactPlace, typingStep, wideCells } from './mosaic.ts'

const narrow = `(max-width: ${compactBelow - 0.02}px)`

/**
 * Portraits mixed with text tiles (TS-08 to TS-10). All cells are prerendered and CSS hides those of the wide grid on
 * narrow screens, so hydration changes nothing visible.
 */
export function PhotoGrid() {
  const compact = useMediaQuery(narrow)
  return (
    <WideContainer as="section" aria-label={texts.portraits}>
      <chakra.ul
        data-grid={compact ? 'compact' : 'wide'}
        listStyle="none"
        display="grid"
        gap={{ base: '8px', sm: '12px' }}
        gridTemplateColumns="repeat(6, minmax(0, 1fr))"
        css={{ [`@media ${narrow}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {(compact ? compactCells : wideCells).map((cell) => (
          <GridCell key={`${cell.kind}${cell.number}`} cell={cell} compact={compact} />
        ))}
      </chakra.ul>
    </WideContainer>
  )
}

function GridCell({ cell, compact }: { cell: Cell; compact: boolean }) {
  const order = compactPlace(cell)
  const onNarrow = { [`@media ${narrow}`]: order === undefined ? { display: 'none' } : { order } }
  if (cell.kind === 'tile') return <Tile number={cell.number} compact={compact} css={onNarrow} />
  return (
    <chakra.li minW="0" css={onNarrow}>
      <Picture
        kind="portrait"
        name={`person-${String(cell.number).padStart(2, '0')}`}
        alt={testimonials.portraitAlts.grid[cell.number - 1] ?? ''}
        sizes={`${narrow} 32vw, (min-width: 1400px) 220px, 16vw`}
        w="full"
        borderRadius="tile"
      />
    </chakra.li>
  )
}

function Tile({ number, compact, css }: { number: number; compact: boolean; css: object }) {
  const gold = number % 2 === 1
  return (
    <chakra.li
      data-text-tile={number}
      display="grid"
      alignItems="center"
      minW="0"
      aspectRatio="1"
      containerType="inline-size"
      borderRadius="tile"
      bg={gold ? 'gold.500' : 'navy.800'}
      color={gold ? 'navy.950' : 'white'}
      css={css}
    >
      <chakra.span
        display="block"
        p={{ base: '8px', sm: '8%' }}
        fontFamily="sans"
        fontWeight="semibold"
        fontSize="clamp(0.75rem, 11.5cqi, 1.625rem)"
        lineHeight="1.15"
      >
        <Typewriter text={testimonials.tiles[number] ?? ''} step={typingStep(number, compact)} />
      </chakra.span>
    </chakra.li>
  )
}
