import { chakra } from '@chakra-ui/react'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { H1 } from '#ui/text/Text.tsx'

/** Breadcrumb, title and lede on navy. Low, so that the tool itself is on the first screen. */
export function ToolHeader({ title, lede, crumb }: { title: string; lede: string; crumb?: string }) {
  return (
    <>
      <chakra.header bg="navy.900" color="white" css={{ '--focus-ring': '{colors.gold.400}' }}>
        <Container
          pt={{ base: 'calc(var(--bar) + 1.75rem)', sm: 'calc(var(--bar) + 3rem)' }}
          pb={{ base: '8', sm: '12' }}
        >
          <Breadcrumb onDark {...(crumb !== undefined && { last: crumb })} />
          <H1>{title}</H1>
          <chakra.p textStyle="body" color="onNavy" maxW="38em" mt={{ base: '3', sm: '5' }} mb="0">
            {lede}
          </chakra.p>
        </Container>
      </chakra.header>
      <LatticeRule />
    </>
  )
}
