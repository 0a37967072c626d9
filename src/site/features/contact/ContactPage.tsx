import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { contact } from '#content/pages/contact.ts'
import { ConsultationBlock } from '#ui/contact/ConsultationBlock.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { PageHero } from '#ui/layout/PageHero.tsx'
import { Picture } from '#ui/media/Picture.tsx'

/** Ways to write and call (CO-01). `children` contain the contact section that '/contact' buttons scroll to. */
export function ContactPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHero content={contact.hero} picture="contact" />
      <LatticeRule />
      <chakra.div py={{ base: '16', sm: '22' }}>
        <Container>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', '2xl': '7fr 5fr' }} gap="8">
            <ConsultationBlock content={contact.consultation} />
            <Picture
              kind="plate"
              name="no-back-and-forth"
              alt=""
              sizes="500px"
              display={{ base: 'none', '2xl': 'block' }}
              w="full"
              h="full"
              objectFit="cover"
              borderRadius="card"
            />
          </Grid>
        </Container>
      </chakra.div>
      {children}
    </>
  )
}
