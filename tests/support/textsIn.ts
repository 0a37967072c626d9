const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/content/texts/*.ts',
  '../../src/content/*/texts/*.ts',
])

/** The texts of a file below `src/content/texts` in a language, or the English ones while it has none. */
export async function textsIn<Texts>(code: string, file: string, name: string): Promise<Texts> {
  const own = modules[`../../src/content/${code}/texts/${file}`]
  const load = own ?? modules[`../../src/content/texts/${file}`]
  const texts = (await load?.())?.[name]
  if (!texts) throw new Error(`src/content/texts/${file} exports no ${name}`)
  return texts as Texts
}
