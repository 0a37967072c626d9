import { chakra } from '@chakra-ui/react'
import { resources } from '#content/pages/resources.ts'
import { resourcesTexts as texts } from '#content/texts/resources.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { Container } from '#ui/layout/Container.tsx'

/** Five buttons that scroll smoothly to the sections of the page (RS-03, RS-04); one scrolling row on phones. */
export function AnchorBar() {
  const onClick = useSectionClick()
  return (
    <chakra.nav
      aria-label={texts.anchors}
      pt="var(--bar)"
      bg="navy.800"
      color="white"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Container
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        gap={{ base: '8px', lg: '10px' }}
        w={{ base: 'full', md: 'min({sizes.wrap}, 100% - 2 * var(--gutter))' }}
        px={{ base: 'var(--gutter)', md: '0' }}
        py="12px"
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollbarWidth="none"
      >
        {resources.anchors.map(({ id, label }) => (
          <ButtonAnchor
            key={id}
            href={`#${id}`}
            onClick={onClick}
            variant="line"
            size="sm"
            flex="none"
            px={{ base: '14px', lg: '18px' }}
            borderColor="rgb(255 255 255 / .3)"
            _hover={{ borderColor: 'gold.400', bg: 'rgb(255 255 255 / .08)' }}
          >
            {label}
          </ButtonAnchor>
        ))}
      </Container>
    </chakra.nav>
  )
}
