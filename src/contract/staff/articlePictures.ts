/** The largest picture that is taken for an article: bytes of its file, and pixels, of which a small file may hold far too many. */
export const pictureLimits = { bytes: 15_000_000, pixels: 50_000_000, ofDraft: 20 } as const

/** A picture of a draft. `staffUrl('articlePicture', name)` shows it. */
export interface DraftPicture {
  /** As the text names it: `![what is to be seen](name)`. */
  name: string
  width: number
  height: number
}

/** A picture that is drawn for an article or a service, and can be shown in any article. */
export interface DrawnPicture {
  name: string
  /** The title of that article or service. */
  title: string
  /** Address of a small one. */
  url: string
}
