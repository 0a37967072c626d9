import { chakra, Grid } from '@chakra-ui/react'
import { about } from '#content/pages/about.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { H2, H3 } from '#ui/text/Text.tsx'

/** Icons of the four practices, in their order: house, judgment, family, bank. */
const icons = [
  'M3 12l9-8 9 8M5 10.5V21h14V10.5M10 21v-6h4v6',
  'M4 21V4h9l5 5v12H4ZM13 4v5h5M8 13h6M8 17h6',
  'M8 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM16 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3 20v-4c0-3 2-5 5-5s4 2 4 4c0-2 1-4 4-4s5 2 5 5v4',
  'M3 9l9-6 9 6H3ZM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18',
] as const

/** An arch, 62 × 72, as the background of an icon. */
const arch = 'path("M0 72V36C0 14 22 15 31 0C40 15 62 14 62 36V72Z")'

/** Four titled leaders, each with the icon of the practice under an arch. */
export function Leaders() {
  const { title, text, items } = about.leaders
  return (
    <chakra.section aria-labelledby="leaders-title" py={{ base: '16', sm: '28' }}>
      <Container>
        <H2 id="leaders-title">{title}</H2>
        <chakra.p m="0" mt="3" color="ink2" maxW="34em">
          {text}
        </chakra.p>
        <Grid
          as="ul"
          listStyle="none"
          m="0"
          mt={{ base: '8', sm: '14' }}
          p="0"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', xl: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '8', sm: '12px 48px', xl: '8' }}
        >
          {items.map((item, position) => (
            <chakra.li key={item.title} borderTop="1px solid" borderColor="line" pt="6" pb={{ sm: '6' }}>
              <chakra.span
                display="grid"
                placeItems="center"
                w="62px"
                h="72px"
                pt="14px"
                mb="4"
                bg="navy.800"
                color="gold.400"
                clipPath={arch}
              >
                <Icon path={icons[position % icons.length] ?? icons[0]} size="28px" />
              </chakra.span>
              <H3 mb="2">{item.title}</H3>
              <chakra.p textStyle="small" m="0" color="ink2">
                {item.description}
              </chakra.p>
            </chakra.li>
          ))}
        </Grid>
      </Container>
    </chakra.section>
  )
}
