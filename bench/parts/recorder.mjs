import { CompiledQuery } from 'kysely'

/** @typedef {import('../../src/server/store/store.ts').Store} Store */
/** @typedef {import('kysely').RootOperationNode} Node */

/**
 * The same store, which notes its queries; and how each would be executed. Raw statements of the rate limiter are not
 * noted. SQLite explains on another connection: an explained statement stays open, and no transaction can begin then.
 * @param {Store} store @param {Store} explaining
 */
export function recording(store, explaining) {
  const nodes = /** @type {Node[]} */ ([])
  const plugin = {
    /** @param {{ node: Node }} query */
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    /** @template R @param {{ result: R }} query */
    transformResult: async ({ result }) => result,
  }
  const recorded = /** @type {Store} */ ({
    ...store,
    db: store.db.withPlugin(plugin),
    write: (work) => store.write((tx) => work(/** @type {typeof tx} */ (tx.withPlugin(plugin)))),
  })
  /** The tables that the noted queries read from end to end. */
  const scans = async () => {
    const found = new Set()
    const executor = explaining.db.getExecutor()
    for (const node of nodes.splice(0)) {
      const { sql, parameters } = executor.compileQuery(node, { queryId: 'bench' })
      if (!/^(with|select|update|delete)/.test(sql)) continue
      const explain = store.dialect === 'postgres' ? 'explain' : 'explain query plan'
      const { rows } = await explaining.db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
      for (const row of rows) {
        const line = Object.values(/** @type {object} */ (row)).join(' ')
        const [, table] = /Seq Scan on (\w+)/.exec(line) ?? /SCAN (\w+)\b(?! USING)/.exec(line) ?? []
        if (table) found.add(table)
      }
    }
    return [...found].join(', ')
  }
  return { recorded, scans }
}
