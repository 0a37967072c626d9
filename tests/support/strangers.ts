import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server in front of the product whose pages a stranger has changed before their scripts run. */
export interface Strangers extends AsyncDisposable {
  url: string
  /** The changes to each page, made as its last element is parsed. It is sent as text. */
  change: (() => void) | undefined
}

/**
 * Starts it. Like an extension, what it adds needs no leave of the page's policy. There is no worker and no cached page: either
 * would show the page as it was changed before.
 */
export async function startStrangers(target: string): Promise<Strangers> {
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    if (incoming.url === '/sw.js') return answer.writeHead(404).end()
    const headers = { ...incoming.headers }
    for (const name of ['host', 'connection', 'accept-encoding', 'if-none-match', 'if-modified-since'])
      delete headers[name]
    const reply = await fetch(target + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    }).catch(() => undefined)
    if (!reply) return answer.destroy()
    const sent = Object.fromEntries(reply.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      delete sent[name]
    const body = Buffer.from(await reply.arrayBuffer())
    const { change } = strangers
    if (!sent['content-type']?.startsWith('text/html')) return answer.writeHead(reply.status, sent).end(body)
    delete sent['content-security-policy']
    sent['cache-control'] = 'no-store'
    const script = change ? `<script>(${change})();document.currentScript.remove()</script></body>` : '</body>'
    return answer.writeHead(reply.status, sent).end(body.toString().replace('</body>', () => script))
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const strangers: Strangers = {
    url: `http://localhost:${address.port}`,
    change: undefined,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return strangers
}

/** Click-to-call: an element in every link that calls, and in others. */
export function addIntoLinks(): void {
  for (const link of document.querySelectorAll('#root a'))
    link.append(Object.assign(document.createElement('i'), { hidden: true, textContent: 'call' }))
}

/** LastPass, Grammarly: an element after each field, and attributes. */
export function addBesideFields(): void {
  document.body.setAttribute('data-extension', 'on')
  for (const field of document.querySelectorAll('#root input, #root textarea')) {
    field.setAttribute('data-extension-checked', 'true')
    field.after(Object.assign(document.createElement('grammarly-extension'), { hidden: true }))
  }
  document.querySelector('#root h1')?.append(Object.assign(document.createElement('i'), { hidden: true }))
}

/** A filter of words. */
export function replaceWords(): void {
  for (const element of document.querySelectorAll('#root h1, #root p, #root a'))
    for (const node of element.childNodes) if (node instanceof Text) node.data = node.data.replace(/[aeiou]/, 'o')
}

/** An ad blocker takes elements out. */
export function removeElements(): void {
  document.querySelector('#root main h1')?.remove()
  document.querySelector('#root header a')?.remove()
}

/** A tool bar: the page in a frame of its own, behind an element and a style sheet. */
export function moveBody(): void {
  const frame = document.createElement('div')
  frame.append(...document.body.childNodes)
  document.body.append(Object.assign(document.createElement('div'), { hidden: true }), frame)
  document.head.append(Object.assign(document.createElement('style'), { textContent: '.bar{color:red}' }))
  document.querySelector('#root main')?.append(Object.assign(document.createElement('i'), { hidden: true }))
}

/** A CDN takes comments and blanks out of the page, and hides email addresses until a script of its own has come. */
export function rewriteAsCdn(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT)
  const nodes: CharacterData[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as CharacterData)
  for (const node of nodes) {
    const isBlank = !node.data.trim() && !node.parentElement?.closest('pre, textarea')
    if (node instanceof Comment || isBlank) node.remove()
  }
  for (const link of document.querySelectorAll('#root a[href^="mailto:"]')) {
    link.setAttribute('href', '/cdn-cgi/l/email-protection')
    if (link.textContent?.includes('@')) link.textContent = '[email protected]'
  }
}

/** A translator: each text node becomes font > font > text, also those that come later. */
export function translate(): void {
  const done = new WeakSet<Node>()
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      if (done.has(text) || !text.data.trim()) continue
      if (text.parentElement?.closest('script, style, noscript, textarea, title, svg')) continue
      const translated = document.createTextNode(text.data)
      done.add(translated)
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(translated)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node)
  }).observe(document.body, { childList: true, subtree: true })
}
