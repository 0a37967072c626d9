import { parseSync } from 'vite'
import { nameOf, nodes, walk } from './syntax.ts'

/**
 * The names of all that the sources give to components as a prop. Of what they spread into one, every name that occurs
 * there counts, also in the variables and functions named there, wherever these are declared.
 */
export function propNames(sources: readonly (readonly [file: string, source: string])[]): Set<string> {
  const programs = sources.map(([file, source]) => parseSync(file, source).program)
  const found = new Set<string>()
  const takeKeys = (within: unknown) =>
    walk(within, (node) => {
      if (node.type === 'Property') found.add(nameOf(node.key))
    })
  const spread = new Set<string>()
  walk(programs, (node) => {
    if (node.type !== 'JSXOpeningElement' || /^[a-z]/.test(nameOf(node.name))) return
    for (const attribute of nodes(node.attributes)) {
      if (attribute.type === 'JSXAttribute') found.add(nameOf(attribute.name))
      else {
        takeKeys(attribute.argument)
        walk(attribute.argument, ({ type, name }) => {
          if (type === 'Identifier') spread.add(String(name))
        })
      }
    }
  })
  walk(programs, (node) => {
    if (/^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) && spread.has(nameOf(node.id))) takeKeys(node)
  })
  return found
}
