import { chakra } from '@chakra-ui/react'
import type { GlanceFact } from '#content/guide.ts'
import { guideTexts as texts } from '#content/texts/guides.ts'

/** The answers that most readers came for, in a panel under the title. */
export function Glance({ facts }: { facts: readonly GlanceFact[] }) {
  return (
    <chakra.section
      aria-label={texts.glance}
      mt={{ base: '7', sm: '10' }}
      bg="pigment.tint"
      borderTop="3px solid"
      borderColor="pigment.accent"
      borderRadius="small"
      px={{ base: '5', sm: '8' }}
      py={{ base: '5', sm: '7' }}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        }}
        rowGap={{ base: '5', sm: '6' }}
        columnGap="8"
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <chakra.dt textStyle="meta" color="ink2">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="h3" color="pigment.text" mt="1">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}
