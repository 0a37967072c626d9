import { chakra } from '@chakra-ui/react'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { serviceBanners } from '#content/serviceBanners.ts'
import { type ServiceCard, serviceCards } from '#content/services.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** One banner per service in its pigment, with the picture alternately left and right (SV-04, SV-06). */
export function ServiceBanners() {
  return (
    <Container display="grid" gap={{ base: '6', sm: '8' }} py={{ base: '14', sm: '22' }}>
      {serviceCards.map((card, position) => (
        <Banner key={card.path} card={card} pictureFirst={position % 2 === 0} />
      ))}
    </Container>
  )
}

function Banner({ card, pictureFirst }: { card: ServiceCard; pictureFirst: boolean }) {
  const titleId = `${card.elementId}-title`
  return (
    <chakra.section
      id={card.elementId}
      aria-labelledby={titleId}
      data-pigment={card.pigment}
      data-picture={pictureFirst ? 'left' : 'right'}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      overflow="hidden"
      bg="pigment.deep"
      color="white"
      borderRadius="card"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Picture
        kind="hero-narrow"
        name={card.path}
        alt=""
        sizes="(min-width: 1321px) 620px, (min-width: 900px) 50vw, 100vw"
        w="full"
        h={{ md: 'full' }}
        aspectRatio="4/3"
        objectFit="cover"
        objectPosition="50% 42%"
        order={{ md: pictureFirst ? '0' : '1' }}
      />
      <chakra.div alignSelf="center" p={{ base: '26px 22px 30px', sm: '40px 44px', xl: '56px 72px' }}>
        <H2 id={titleId}>{card.title}</H2>
        <chakra.p m="0" mt="4" mb="7" color="onNavy">
          {serviceBanners[card.path]}
        </chakra.p>
        <ButtonAnchor variant="line" href={`/services/${card.path}`} aria-describedby={titleId}>
          {servicesOverview.knowMore}
        </ButtonAnchor>
      </chakra.div>
    </chakra.section>
  )
}
