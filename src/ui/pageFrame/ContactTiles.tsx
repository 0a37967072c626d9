import { chakra, Grid } from '@chakra-ui/react'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { footer } from '#content/pages/footer.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from '../Icon.tsx'
import { OutsideHint } from '../OutsideHint.tsx'
import { track } from '../track.ts'

const Tile = chakra('a', {
  base: {
    display: 'flex',
    gap: '14px',
    alignItems: 'center',
    h: 'full',
    px: '18px',
    pt: '15px',
    pb: '13px',
    borderRadius: 'tile',
    color: 'white',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '1.0625rem',
    lineHeight: '1.2',
    textDecoration: 'none',
    transition: 'transform {durations.move} {easings.out}',
    _hover: { transform: 'translateY(-3px)' },
  },
})

/** Ways to reach the provider, each with icon, label and a colour of its own (specification, section 3). */
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
      {footer.tiles.map((tile) => {
        const outside = tile.href.startsWith('http')
        return (
          <chakra.li key={tile.icon} data-tile={tile.icon} minW="0">
            <Tile
              href={tile.href}
              bg={tile.bgColor}
              {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
              {...(tile.href === contactLinks.chat && { onClick: () => track('whatsapp_click') })}
            >
              <Icon name={tile.icon} size="26px" />
              <chakra.span position="relative" minW="0" overflowWrap="anywhere">
                {tile.label}
                <chakra.small display="block" fontWeight="normal" fontSize="0.9375rem" lineHeight="1.3">
                  {tile.name}
                </chakra.small>
                {outside && <OutsideHint />}
              </chakra.span>
            </Tile>
          </chakra.li>
        )
      })}
    </Grid>
  )
}
