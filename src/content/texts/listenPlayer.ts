/** Texts of the player that reads an article aloud. */
export const listenPlayerTexts = {
  region: 'Read aloud',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous paragraph',
  next: 'Next paragraph',
  close: 'Stop reading aloud',
  speed: 'Speed',
  voice: 'Voice',
  rate: (rate: number) => `${rate}×`,
  /** A voice that its maker speaks over the network. */
  remote: (name: string) => `${name}, needs a connection`,
  /** How much is left of the text. */
  left: (minutes: number) => (minutes < 1 ? 'under a minute left' : `about ${minutes} min left`),
  /** Announced when nothing can be heard. */
  failed: 'This voice does not answer. Press Play again, or choose another one.',
  ended: 'End of the article.',
} as const

/** Words that are only spoken, not shown. */
export const spokenTexts = {
  heading: (number: string) => `Heading ${number}:`,
  table: (columns: readonly string[]) => `Table. Columns: ${columns.join(', ')}.`,
  cell: (column: string) => `${column}:`,
  quote: 'Quotation:',
  sample: 'Sample text:',
  picture: 'Picture:',
  item: (number: number) => `${number}.`,
} as const
