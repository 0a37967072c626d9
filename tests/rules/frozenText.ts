import { parseSync } from 'vite'
import { isList, resultsOf, type Source, shown } from './bareText.ts'
import { isNode, type Node, nameOf, walk } from './theme/syntax.ts'

/** Constants and results of functions of a file, by their names. */
type Values = ReadonlyMap<string, readonly unknown[]>

/**
 * The places where a computed text stands beside siblings, as 'file:line: code'. A translator puts an element in the place of
 * each text node. React goes on to write into the node that it made, which nobody sees any more: the text stays as it was. An
 * element of its own around the text gets its text anew.
 */
export function frozenTexts({ file, source }: Source): string[] {
  const { program } = parseSync(file, source)
  const values = valuesOf(program)
  const found: string[] = []
  walk(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = shown(node)
    if (children.length < 2) return
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer' || !isComputedText(child.expression, values)) continue
      const { start, end } = child
      const line = source.slice(0, Number(start)).split('\n').length
      found.push(`${file}:${line}: ${source.slice(Number(start), Number(end)).replace(/\s+/g, ' ')}`)
    }
  })
  return found
}

/** Whether it is a text that depends on more than one constant: a call, a choice of texts, a look-up by a value. */
function isComputedText(expression: unknown, values: Values): boolean {
  if (!isNode(expression) || holdsElement(expression, values)) return false
  if (expression.type === 'Identifier')
    return (values.get(nameOf(expression)) ?? []).some((value) => isComputedText(value, new Map()))
  if (expression.type === 'ConditionalExpression') return true
  if (expression.type === 'MemberExpression') return expression.computed === true
  if (expression.type === 'CallExpression') return !isList(expression) && nameOf(expression.callee) !== 'children'
  let calls = false
  walk(expression.type === 'TemplateLiteral' ? expression : undefined, ({ type }) => {
    calls ||= type === 'CallExpression'
  })
  return calls
}

/** Whether it renders an element, also by a function or constant of the file that it names. */
function holdsElement(expression: Node, values: Values, isNamed = false): boolean {
  let found = false
  walk(expression, (node) => {
    found ||= node.type.startsWith('JSX')
    if (isNamed || node.type !== 'Identifier') return
    for (const value of values.get(nameOf(node)) ?? []) found ||= isNode(value) && holdsElement(value, values, true)
  })
  return found
}

function valuesOf(program: unknown): Values {
  const values = new Map<string, unknown[]>()
  walk(program, (node) => {
    const value =
      node.type === 'FunctionDeclaration' ? node : node.type === 'VariableDeclarator' ? node.init : undefined
    const name = nameOf(node.id)
    if (value && name) values.set(name, [...(values.get(name) ?? []), ...resultsOf(value)])
  })
  return values
}
