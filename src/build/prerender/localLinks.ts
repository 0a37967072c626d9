import { parseSync, Visitor } from 'vite'

const own = 'linkInThisLanguage'

/**
 * The component with every `href` handed through `localLink`, which puts the address into the language of the build and says
 * where it leads to English. Done at build time, so that a component writes an address once, and English pages carry nothing
 * of it. Places on the same page and other sites stay as they are.
 */
export function withLocalLinks(source: string, id: string): string {
  const places: { start: number; end: number; address: string }[] = []
  const { program } = parseSync(id.replace(/\?.*$/, ''), source, { lang: 'tsx' })
  new Visitor({
    JSXAttribute({ start, end, name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'href' || !value) return
      if (value.type === 'Literal' && String(value.value).startsWith('/')) {
        places.push({ start, end, address: JSON.stringify(value.value) })
      } else if (value.type === 'JSXExpressionContainer') {
        places.push({ start, end, address: source.slice(value.expression.start, value.expression.end) })
      }
    },
  }).visit(program)
  if (places.length === 0) return source
  let [code, done] = [`import { localLink as ${own} } from '#content/localLink.ts';`, 0]
  for (const { start, end, address } of places) {
    code += `${source.slice(done, start)}{...${own}(${address})}`
    done = end
  }
  return code + source.slice(done)
}
