import { chakra } from '@chakra-ui/react'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { serviceCards } from '#content/services.ts'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'

const Card = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    h: 'full',
    px: '3',
    pt: '4',
    pb: '3',
    bg: 'pane',
    color: 'ink',
    borderRadius: 'small',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '1rem',
    lineHeight: '1.22',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background {durations.move}',
    '& img': { w: 'full', maxW: { base: '88px', sm: '112px' }, transition: 'transform {durations.move} {easings.out}' },
    _hover: { bg: 'paneHover', '& img': { transform: 'translateY(-4px)' } },
  },
})

// Flex instead of grid, so the last row is centred.
const Windows = chakra('ul', {
  base: {
    '--columns': { base: '2', sm: '4', md: '5', xl: '7' },
    '--gap': { base: '12px', sm: '16px' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 'var(--gap)',
    mt: { base: '6', sm: '10' },
    listStyle: 'none',
    // Fewer columns where large text needs wider cards.
    '& > li': { width: 'max(7.25rem, calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns)))' },
  },
})

/** Fourteen cards; a click scrolls smoothly to the service's banner, 80 px below the top (SV-07). */
export function ExploreServices() {
  const { title, text } = servicesOverview.explore
  const onSection = useSectionClick()
  return (
    <chakra.section aria-labelledby="explore-title" bg="sand" py={{ base: '14', sm: '22' }}>
      <Container>
        <H2 id="explore-title">{title}</H2>
        <chakra.p m="0" mt="2" color="ink2">
          {text}
        </chakra.p>
        <Windows>
          {serviceCards.map((card) => (
            <li key={card.path}>
              <Card href={`#${card.elementId}`} onClick={onSection}>
                <Picture kind="window" name={card.icon} alt="" sizes="112px" />
                <chakra.span display="grid" alignContent="center" flex="1">
                  {card.title}
                </chakra.span>
              </Card>
            </li>
          ))}
        </Windows>
      </Container>
    </chakra.section>
  )
}
