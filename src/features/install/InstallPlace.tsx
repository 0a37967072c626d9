import { Wrap } from '#ui/Wrap.tsx'
import { InstallCard } from './InstallCard.tsx'
import { useBelowScreen } from './useBelowScreen.ts'

/** The place of the offer under an article: only who read to its end comes here. */
export function InstallPlace() {
  const [place, may] = useBelowScreen()
  return (
    <Wrap ref={place} data-screen="" maxW="46rem" css={{ '&:not(:empty)': { pt: { base: '10', sm: '16' } } }}>
      {may && <InstallCard />}
    </Wrap>
  )
}
