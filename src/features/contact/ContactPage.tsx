import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { contact } from '#content/pages/contact.ts'
import { ConsultationBlock } from '#ui/ConsultationBlock.tsx'
import { LatticeRule } from '#ui/LatticeRule.tsx'
import { PageHero } from '#ui/PageHero.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Wrap } from '#ui/Wrap.tsx'

/** Ways to write and call (specification, section 2); `children` hold the contact section that '/contact' scrolls to. */
export function ContactPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHero content={contact.hero} picture="contact" />
      <LatticeRule />
      <chakra.div py={{ base: '16', sm: '22' }}>
        <Wrap>
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
        </Wrap>
      </chakra.div>
      {children}
    </>
  )
}
