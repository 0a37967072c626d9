import { Wrap } from '#ui/Wrap.tsx'
import { InstallCard } from './InstallCard.tsx'
import { useBelowScreen } from './useBelowScreen.ts'

/** The place of the offer under an article: only who read to its end comes here. */
export function InstallPlace() {
  const [place, may] = useBelowScreen()
  return (
    <div ref={place}>
      {may && (
        <Wrap pt={{ base: '10', sm: '16' }} maxW="46rem">
          <InstallCard />
        </Wrap>
      )}
    </div>
  )
}
