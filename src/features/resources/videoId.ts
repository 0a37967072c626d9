const places = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/

/** The 11-character id in the address of a video, in any of its common forms; undefined where there is none. */
export function videoId(link: string): string | undefined {
  return places.exec(link)?.[1]
}

/** Address of the thumbnail that belongs to the id (specification, section 2). */
export function thumbnailUrl(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
