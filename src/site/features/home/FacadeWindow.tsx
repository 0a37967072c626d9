import { chakra } from '@chakra-ui/react'
import { Picture } from '#ui/media/Picture.tsx'

const Pane = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    px: '14px',
    pt: '4',
    pb: '1',
    bg: 'pane',
    color: 'ink',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 'small',
    boxShadow: 'inset 0 3px 0 rgb(0 0 0 / .07)',
    transition: 'background {durations.move}',
    '& img': {
      w: 'full',
      transition: 'transform {durations.move} {easings.out}, filter {durations.move}',
      transformOrigin: '50% 100%',
    },
    _hover: {
      bg: 'paneHover',
      '& img': { transform: 'scale(1.03)', filter: 'saturate(1.12) brightness(1.05)' },
      '& span::after': { w: '60px' },
    },
  },
  variants: {
    /** Landscape layout when alone in its row. */
    wide: {
      true: {
        smDown: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          gap: '18px',
          alignItems: 'center',
          p: '4',
          textAlign: 'left',
          '& span': { fontSize: '1.375rem', justifyItems: 'start' },
        },
      },
    },
  },
})

const Name = chakra('span', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A word that is wider than even the one window beside no other.
    '@container (max-width: 18rem)': { hyphens: 'auto' },
    justifyItems: 'center',
    alignContent: 'center',
    minH: { base: '3.6em', sm: '4em' },
    pt: '2',
    pb: '1',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '1rem', sm: '1.125rem' },
    lineHeight: '1.22',
    _after: {
      content: '""',
      w: '22px',
      mt: '7px',
      borderTop: '2px solid',
      borderColor: 'gold.600',
      transition: 'width {durations.move} {easings.out}',
    },
  },
})

interface FacadeWindowProps {
  to: string
  /** Name of the picture. */
  picture: string
  title: string
  wide?: boolean
}

/** One window of the facade: a service's picture above its name, all of it a link. */
export function FacadeWindow({ to, picture, title, wide = false }: FacadeWindowProps) {
  return (
    <Pane href={to} wide={wide}>
      <Picture kind="window" name={picture} alt="" sizes="(min-width: 1111px) 220px, (min-width: 601px) 30vw, 42vw" />
      <Name>{title}</Name>
    </Pane>
  )
}
