import { Container } from '#ui/layout/Container.tsx'
import { InstallCard } from './InstallCard.tsx'
import { useBelowScreen } from './useBelowScreen.ts'

/** Place of the offer below an article, so only those who read to the end see it. */
export function InstallPlace() {
  const [place, may] = useBelowScreen()
  return (
    <Container ref={place} data-screen="" maxW="46rem" css={{ '&:not(:empty)': { pt: { base: '10', sm: '16' } } }}>
      {may && <InstallCard />}
    </Container>
  )
}
