import { chakra } from '@chakra-ui/react'
import { container } from './Container.tsx'

/** The columns of a long text: contents, text, margin; one column under 1111 px. */
export const BesideContents = chakra('div', {
  base: {
    ...container,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, {sizes.measure})', xl: '250px minmax(0, {sizes.measure}) 1fr' },
    justifyContent: { base: 'center', xl: 'normal' },
    alignItems: 'start',
    columnGap: { xl: '12', '2xl': '4.5rem' },
    rowGap: { base: '7', sm: '10' },
    pt: { base: '8', sm: '4.5rem' },
    pb: { base: '16', sm: '28' },
  },
})
