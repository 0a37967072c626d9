import { chakra } from '@chakra-ui/react'
import type { GuideCard } from '#content/guide.ts'

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(5, minmax(0, 1fr))',
    },
    gap: { base: '28px 14px', sm: '36px 24px' },
    mt: { base: '8', sm: '12' },
  },
})

/** A window of the house: the arch is filled with the hours between India and the city. */
const Arch = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    aspectRatio: '4 / 3',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: '50% 50% 8px 8px / 66% 66% 8px 8px',
    border: '3px solid',
    borderColor: 'gold.500',
    bg: 'pigment.deep',
    // Faint enough for the text on it.
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bgImage: 'url(/art/svg/lattice-tile-white.svg)',
      bgSize: '64px',
      opacity: '0.1',
    },
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '1.75rem', sm: '2.25rem' },
    lineHeight: '1',
    color: 'gold.300',
    pt: '4',
    transition: 'transform {durations.move} {easings.out}',
  },
})

/** One card for each country: the difference of time, the name and the route for documents. */
export function GuideCards({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <Cards>
      {cards.map(({ title, path, figure, caption, text }) => (
        <chakra.li
          key={path}
          position="relative"
          display="flex"
          flexDirection="column"
          css={{
            '& a': { color: 'ink', textDecoration: 'none' },
            '& a::after': { content: '""', position: 'absolute', inset: '0' },
            '& a:hover': { textDecoration: 'underline', textDecorationColor: 'gold.500', textUnderlineOffset: '0.2em' },
            '&:hover > span:first-of-type': { transform: 'translateY(-4px)' },
          }}
        >
          <chakra.h2 order="2" textStyle="h3" mt="3">
            <a href={path}>{title}</a>
          </chakra.h2>
          <Arch order="1">{figure}</Arch>
          <chakra.span order="3" textStyle="meta" color="ink2" mt="1">
            {caption}
          </chakra.span>
          <chakra.span order="4" textStyle="meta" fontWeight="semibold" color="pigment.text" mt="1">
            {text}
          </chakra.span>
        </chakra.li>
      ))}
    </Cards>
  )
}
