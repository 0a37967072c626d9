import { chakra, Grid } from '@chakra-ui/react'
import type { Service } from '#content/serviceEntity.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** A small arch, 15 × 18, used as a bullet. */
const arch = 'path("M0 18V9C0 3.500 5.500 3.800 7.500 0C9.500 3.800 15 3.500 15 9V18Z")'

/** The bulleted list of services (SD-06). */
export function ServicesList({ list }: { list: Service['servicesListSection'] }) {
  return (
    <chakra.section aria-labelledby="list-title" py={{ base: '14', sm: '28' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
          gap={{ base: '6', lg: '16' }}
          alignItems="start"
        >
          <H2 id="list-title" position={{ lg: 'sticky' }} top="calc(var(--bar) + 2rem)">
            {list.title}
          </H2>
          <chakra.ul
            m="0"
            p="0"
            listStyle="none"
            columns={{ base: 1, md: 2 }}
            columnGap={{ md: '8', xl: '12' }}
            borderTop="1px solid"
            borderColor="line"
          >
            {list.services.map((item) => (
              <chakra.li
                key={item}
                position="relative"
                breakInside="avoid"
                pl="36px"
                py="4"
                borderBottom="1px solid"
                borderColor="line"
                textStyle="small"
                _before={{
                  content: '""',
                  position: 'absolute',
                  left: '2px',
                  top: 'calc(1rem + 0.3em)',
                  w: '15px',
                  h: '18px',
                  bg: 'pigment.accent',
                  clipPath: arch,
                  '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
                }}
              >
                {item}
              </chakra.li>
            ))}
          </chakra.ul>
        </Grid>
      </Container>
    </chakra.section>
  )
}
