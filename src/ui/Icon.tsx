import { chakra } from '@chakra-ui/react'

const paths = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  moon: 'M20 14.5A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M4.900 4.900 7 7M17 17l2.100 2.100M19.100 4.900 17 7M7 17l-2.100 2.100',
  phone: 'M5 3h4l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  chat: 'M4 20l1.300-4A8 8 0 1 1 8.300 19L4 20ZM8.500 9.500c0 3 3 6 6 6l1.500-1.800-2.300-1.200-1 1a5 5 0 0 1-2.200-2.200l1-1L10.300 8 8.500 9.500Z',
  map: 'M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21ZM12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  chevron: 'M5 9l7 7 7-7',
  arrowUp: 'M12 20V4M5 11l7-7 7 7',
  arrowLeft: 'M20 12H4M11 5l-7 7 7 7',
  arrowRight: 'M4 12h16M13 5l7 7-7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 21 21',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3 2',
  check: 'M4 12.500 9.500 18 20 6.500',
  alert: 'M12 3 22 20H2L12 3ZM12 10v4M12 16.800v.4',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  offline:
    'M2 8.500C7.500 4 16.500 4 22 8.500M5.500 12.500c4-3 9-3 13 0M9 16.300c2-1.400 4-1.400 6 0M12 20v.1M4 3l16 18',
  share: 'M12 15V3M7.500 7 12 2.500 16.500 7M8 10.500H5.500V21h13V10.500H16',
  addSquare: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM12 8v8M8 12h8',
  dots: 'M12 4.900v.2M12 11.900v.2M12 18.900v.2',
  play: 'M8 5v14l11-7-11-7Z',
  pause: 'M9 5v14M15 5v14',
  linkedin:
    'M4 9h3v11H4zM5.500 4a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200ZM10 20V9h3v1.600c1-2.400 7-2.600 7 2.400v7h-3v-6c0-3-4-2.800-4 0v6h-3Z',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.300c0-1 .5-1.800 2-1.800h1.700V2.600C15 2 10.500 2 10.500 6.500v3H7.500V13h3v8H14Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.300 6.700v.1',
  youtube:
    'M3 7c0-1.500 1-2 2.500-2h13C20 5 21 5.500 21 7v10c0 1.500-1 2-2.500 2h-13C4 19 3 18.500 3 17V7ZM10 9v6l5-3-5-3Z',
  x: 'M4 4l16 16M20 4 4 20',
  family:
    'M8 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM16 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM3 20v-4c0-3 2-5 5-5s4 2 4 4c0-2 1-4 4-4s5 2 5 5v4',
  gavel: 'M4 21V4h9l5 5v12H4ZM13 4v5h5M8 13h6M8 17h6',
  bank: 'M3 9l9-6 9 6H3ZM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18',
  house: 'M3 12l9-8 9 8M5 10.500V21h14V10.500M10 21v-6h4v6',
} as const

export type IconName = keyof typeof paths

/** A line icon in the colour of its text; it says nothing to a screen reader, the control's name does. */
export function Icon({ name, size = '24px' }: { name: IconName; size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      w={size}
      h={size}
      flex="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </chakra.svg>
  )
}
