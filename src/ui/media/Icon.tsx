import { chakra } from '@chakra-ui/react'

const paths = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M19.1 4.9 17 7M7 17l-2.1 2.1',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.3 19L4 20ZM8.5 9.5c0 3 3 6 6 6l1.5-1.8-2.3-1.2-1 1a5 5 0 0 1-2.2-2.2l1-1L10.3 8 8.5 9.5Z',
  map: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  chevron: 'M5 9l7 7 7-7',
  arrowUp: 'M12 20V4M5 11l7-7 7 7',
  arrowLeft: 'M20 12H4M11 5l-7 7 7 7',
  arrowRight: 'M4 12h16M13 5l7 7-7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3 2',
  check: 'M4 12.5 9.5 18 20 6.5',
  alert: 'M12 3 22 20H2L12 3ZM12 10v4M12 16.8v.4',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  offline: 'M2 8.5C7.5 4 16.5 4 22 8.5M5.5 12.5c4-3 9-3 13 0M9 16.3c2-1.4 4-1.4 6 0M12 20v.1M4 3l16 18',
  play: 'M8 5v14l11-7-11-7Z',
  pause: 'M9 5v14M15 5v14',
} as const

export type IconName = keyof typeof paths

/** An icon from the list above, or the path of an icon that only one feature uses, so it ships with that feature. */
type IconProps = { size?: string } & ({ name: IconName; path?: never } | { path: string; name?: never })

/** A line icon in the text's colour. Hidden from screen readers: the control has the name. */
export function Icon({ name, path = name && paths[name], size = '24px' }: IconProps) {
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
      <path d={path} />
    </chakra.svg>
  )
}
