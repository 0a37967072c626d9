/** A page as the server sends it, before any script. */
export interface RawPage {
  status: number
  html: string
  /** Text of the title element. */
  title: string
  /** Contents of `meta` by name or property. */
  meta: ReadonlyMap<string, string>
  canonical: string
  /** Structured data, parsed. */
  data: readonly Record<string, unknown>[]
  headings: readonly { level: number; text: string }[]
  /** Addresses of all links. */
  links: readonly string[]
  /** The links with what they say. */
  named: readonly { to: string; text: string }[]
  /** Everything that can be read, blanks collapsed. */
  text: string
}

/** Fetches the address without following redirects and reads its HTML. */
export async function rawPage(url: string): Promise<RawPage> {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = await answer.text()
  const all = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), (match) => match.slice(1).map((part) => part ?? ''))
  const body = html.slice(html.indexOf('<body'))
  return {
    status: answer.status,
    html,
    title: readable(all(/<title[^>]*>([^<]*)</g)[0]?.[0] ?? ''),
    meta: new Map(
      all(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g).map(([name = '', content = '']) => [
        name,
        readable(content),
      ]),
    ),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0]?.[0] ?? '',
    data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(([json = '']) => JSON.parse(json)),
    headings: all(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs).map(([level, text = '']) => ({
      level: Number(level),
      text: readable(text),
    })),
    links: all(/<a [^>]*?href="([^"]*)"/g).map(([href = '']) => readable(href)),
    named: all(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs).map(([to = '', text = '']) => ({
      to: readable(to),
      text: readable(text),
    })),
    text: readable(body.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')),
  }
}

/** Text of a piece of HTML. */
function readable(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
