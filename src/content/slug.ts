/** Lowercase, runs of anything but letters and digits, of whatever script, become one hyphen, none at the ends. */
export function slugOf(displayName: string): string {
  return displayName
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Words that count against an element when a reader view (Readability: Firefox and read-later services) finds them in its
 * id: headings with one vanish. 'Shares' is one of them.
 */
const againstReading =
  /-ad-|ad-break|agegate|ai2html|banner|breadcrumbs|combx|com-|comment|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hid|legends|masthead|media|menu|meta|outbrain|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shoutbox|shopping|sidebar|skyscraper|social|sponsor|supplemental|tags|widget|yom-remote/

/** Id of an element with text to read: its slug without the words that reader views take for a page's frame. */
export function anchorOf(text: string): string {
  const slug = slugOf(text)
  const isFrame = (id: string) => againstReading.test(`-${id}-`)
  if (!isFrame(slug)) return slug
  const kept = slug.split('-').filter((word) => !isFrame(word))
  const id = kept.join('-').replace(/^(?:and|or|of|the|a)-|-(?:and|or|of|the|a)$/g, '')
  return id === '' || isFrame(id) ? 'part' : id
}
