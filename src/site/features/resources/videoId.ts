const places = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/

/** The 11-character id in a video link of any common form; `undefined` if there is none. */
export function videoId(link: string): string | undefined {
  return places.exec(link)?.[1]
}

/** Whether the link leads to no real video: without an id, or with one of the examples that come with the site. */
export function isExample(link: string): boolean {
  return /^(?:sampleVid\d\d)?$/.test(videoId(link) ?? '')
}

/** URL of the id's thumbnail (RS-08). */
export function thumbnailUrl(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
