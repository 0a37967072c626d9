import { chakra, Grid } from '@chakra-ui/react'
import { about, type TitledList } from '#content/pages/about.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** Mission and vision, each a titled list with stars for bullets. */
export function MissionAndVision() {
  return (
    <chakra.section bg="wash" py={{ base: '16', sm: '28' }}>
      <Container>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap={{ base: '6', xl: '8' }}>
          <Promises list={about.mission} />
          <Promises list={about.vision} />
        </Grid>
      </Container>
    </chakra.section>
  )
}

function Promises({ list }: { list: TitledList }) {
  return (
    <chakra.div
      bg="panel"
      p={{ base: '26px 22px', sm: '40px 44px 44px' }}
      borderTop="5px solid"
      borderColor="gold.500"
      borderRadius="small"
      boxShadow="rest"
    >
      <H2 mb="6">{list.title}</H2>
      <chakra.ul m="0" p="0" listStyle="none" display="grid" gap="18px">
        {list.items.map((item) => (
          <chakra.li
            key={item}
            position="relative"
            pl="44px"
            textStyle="small"
            color="ink2"
            _before={{
              content: '""',
              position: 'absolute',
              left: '0',
              top: '2px',
              w: '26px',
              h: '26px',
              bg: 'url(/art/svg/star.svg) center / contain no-repeat',
            }}
          >
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
