import { chakra, Grid } from '@chakra-ui/react'
import { about } from '#content/pages/about.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { H2, H3 } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'

/** Icons of the four practices, in their order. */
const icons: readonly IconName[] = ['house', 'gavel', 'family', 'bank']

/** An arch, 62 x 72, as the ground of an icon. */
const arch = 'path("M0 72V36C0 14 22 15 31 0C40 15 62 14 62 36V72Z")'

/** Four titled leaders of the work, each under an arch with the icon of the practice (specification, section 3). */
export function Leaders() {
  const { title, text, items } = about.leaders
  return (
    <chakra.section aria-labelledby="leaders-title" py={{ base: '16', sm: '28' }}>
      <Wrap>
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
                <Icon name={icons[position % icons.length] ?? 'house'} size="28px" />
              </chakra.span>
              <H3 mb="2">{item.title}</H3>
              <chakra.p textStyle="small" m="0" color="ink2">
                {item.description}
              </chakra.p>
            </chakra.li>
          ))}
        </Grid>
      </Wrap>
    </chakra.section>
  )
}
