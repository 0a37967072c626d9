import { chakra, Grid } from '@chakra-ui/react'
import { footer } from '#content/pages/footer.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { ContactLink } from '#ui/contact/ContactLink.tsx'

/** Ways to reach the provider, each with icon, label and colour (SH-14). */
export function ContactTiles() {
  return (
    <Grid
      as="ul"
      aria-label={frameTexts.contactTiles}
      listStyle="none"
      p="0"
      my={{ base: '8', sm: '12' }}
      gap="3"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', '2xl': 'repeat(4, minmax(0, 1fr))' }}
    >
      {footer.tiles.map(({ icon, label, name, href, bgColor }) => (
        <chakra.li key={icon} data-tile={icon} minW="0">
          <ContactLink
            icon={icon}
            label={label}
            name={name}
            href={href}
            bg={bgColor}
            h="full"
            transition="transform {durations.move} {easings.out}"
            _hover={{ transform: 'translateY(-3px)' }}
          />
        </chakra.li>
      ))}
    </Grid>
  )
}
