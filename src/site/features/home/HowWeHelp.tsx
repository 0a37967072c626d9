import { chakra, Grid } from '@chakra-ui/react'
import { type HelpCard, home } from '#content/pages/home.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container, oneColumn } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2, H3 } from '#ui/text/Text.tsx'

/** Pictures of the cards, in card order. */
const plates = ['make-it-work', 'no-back-and-forth', 'straightforward'] as const

/** Three cards on how matters are handled (HM-04); the middle one is lower on wide screens. */
export function HowWeHelp() {
  return (
    <chakra.section aria-labelledby="how-we-help" pb={{ base: '20', sm: '28', lg: '10rem' }}>
      <Container containerType="inline-size">
        <H2 id="how-we-help" mb={{ base: '6', sm: '10' }}>
          {home.help.title}
        </H2>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          gap={{ base: '6', xl: '8' }}
          css={{ [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {home.help.cards.map((card, position) => (
            <Card key={card.title} card={card} plate={plates[position % plates.length] ?? plates[0]} />
          ))}
        </Grid>
      </Container>
    </chakra.section>
  )
}

function Card({ card, plate }: { card: HelpCard; plate: string }) {
  return (
    <chakra.article
      display="flex"
      flexDirection={{ base: 'column', sm: 'row', md: 'column' }}
      overflow="hidden"
      bg="panel"
      borderRadius="card"
      boxShadow="card"
      transition="transform {durations.move} {easings.out}, box-shadow {durations.move}"
      _hover={{ transform: 'translateY(-6px)', boxShadow: 'form' }}
      css={{
        lg: { '&:nth-of-type(2)': { mt: '44px', mb: '-44px' } },
        [oneColumn]: { '&:nth-of-type(2)': { mt: '0', mb: '0' } },
      }}
    >
      <Picture
        kind="plate"
        name={plate}
        alt=""
        sizes="(min-width: 900px) 400px, (min-width: 601px) 44vw, 100vw"
        w={{ base: 'full', sm: '44%', md: 'full' }}
        aspectRatio={{ base: '8/5', sm: 'auto', md: '8/5' }}
        objectFit="cover"
      />
      <chakra.div
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        p={{ base: '22px 22px 24px', sm: '28px 30px 30px' }}
      >
        <H3 fontSize={{ base: '1.3125rem', sm: '1.625rem' }} mb="3">
          {card.title}
        </H3>
        <chakra.p textStyle="small" color="ink2" m="0" mb="6">
          {card.text}
        </chakra.p>
        <MoreLink href={card.button.to} mt="auto">
          {card.button.text}
        </MoreLink>
      </chakra.div>
    </chakra.article>
  )
}
