import { parseSync } from 'vite'
import { isNode, type Node, nameOf, nodes, walk } from './theme/syntax.ts'

/** The nodes that an expression may render. */
type Shape = 'text' | 'element' | 'nothing'
type Shapes = ReadonlySet<Shape>

export interface Source {
  file: string
  source: string
}

/** The meaning of a name in a file: the expressions that it may have as its value, or returns. */
type Values = ReadonlyMap<string, readonly unknown[]>

/** The components of these names: what each may return, and what the names in that stand for. */
type Components = Map<string, { of: readonly unknown[]; values: Values }[]>

/**
 * The places where a text stands bare beside siblings that come and go, as 'file:line: code'. A translator puts an element
 * in the place of each text node, but React still holds the node that it made: to remove that, or to insert something before
 * it, throws, and the page is replaced by an error. A text that is the only child of an element is safe: React then sets the
 * text of the element.
 */
export function bareTexts(files: readonly Source[]): string[] {
  const parsed = files.map(({ file, source }) => {
    const { program } = parseSync(file, source)
    return { file, source, program, values: valuesOf(program) }
  })
  const components: Components = new Map()
  for (const { program, values } of parsed) {
    for (const [name, of] of valuesOf(program, true))
      components.set(name, [...(components.get(name) ?? []), { of, values }])
  }
  return parsed.flatMap(({ file, source, program, values }) => {
    const look = new Looker(values, components)
    const found: string[] = []
    const report = ({ start, end }: Node) => {
      const line = source.slice(0, Number(start)).split('\n').length
      found.push(`${file}:${line}: ${source.slice(Number(start), Number(end)).replace(/\s+/g, ' ').slice(0, 100)}`)
    }
    walk(program, (node) => {
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        const children = shown(node).map((child) => look.shapesOf(child))
        if (children.length > 1 && children.some(comesAndGoes) && children.some((shapes) => shapes.has('text')))
          report(node)
      } else if (isList(node)) {
        const items = look.shapesOf(node)
        if (items.has('text') && items.has('element')) report(node)
      }
    })
    return found
  })
}

const comesAndGoes = (shapes: Shapes) => shapes.has('nothing') || (shapes.has('text') && shapes.has('element'))

/** The children that render anything: line breaks of the source and comments do not. */
export function shown(node: Node): Node[] {
  return nodes(node.children).filter(
    (child) =>
      !(child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child.value))) &&
      !(isNode(child.expression) && child.expression.type === 'JSXEmptyExpression'),
  )
}

export function isList(node: Node): boolean {
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined
  return callee?.type === 'MemberExpression' && /^(?:flatM|m)ap$/.test(nameOf(callee.property))
}

/** The expressions that a function may return, or the expression itself. */
export function resultsOf(node: unknown): unknown[] {
  if (!isNode(node) || !/Function/.test(node.type)) return [node]
  if (!isNode(node.body) || node.body.type !== 'BlockStatement') return [node.body]
  const found: unknown[] = []
  const own = (inner: unknown): void => {
    if (Array.isArray(inner)) for (const item of inner) own(item)
    if (!isNode(inner) || /Function/.test(inner.type)) return
    if (inner.type === 'ReturnStatement') found.push(inner.argument)
    else for (const [key, child] of Object.entries(inner)) if (key !== 'type') own(child)
  }
  own(node.body)
  return found
}

/** Functions and constants of a file by their names. */
function valuesOf(program: unknown, onlyComponents = false): Values {
  const values = new Map<string, unknown[]>()
  walk(program, (node) => {
    const value =
      node.type === 'FunctionDeclaration' ? node : node.type === 'VariableDeclarator' ? node.init : undefined
    // A `ReactNode` that a component gets counts as an element.
    if (node.type === 'TSPropertySignature' && isSlot(node.typeAnnotation)) values.set(nameOf(node.key), [slot])
    const name = nameOf(node.id)
    if (onlyComponents && !(/^[A-Z]/.test(name) && isNode(value) && /Function/.test(value.type))) return
    if (value && name) values.set(name, [...(values.get(name) ?? []), ...resultsOf(value)])
  })
  return values
}

const slot: Node = { type: 'JSXElement' }

function isSlot(annotation: unknown): boolean {
  let found = false
  walk(annotation, ({ type, typeName }) => {
    found ||= type === 'TSTypeReference' && /^React(?:Node|Element)$/.test(nameOf(typeName))
  })
  return found
}

class Looker {
  #values: Values
  #components: Components
  /** Names that are being looked at: a component may contain itself. */
  #open: Set<unknown>

  constructor(values: Values, components: Components, open = new Set<unknown>()) {
    this.#values = values
    this.#components = components
    this.#open = open
  }

  shapesOf(node: unknown): Shapes {
    if (!isNode(node)) return new Set(['nothing'])
    switch (node.type) {
      case 'JSXElement':
        return this.#component(node)
      case 'JSXFragment':
        return this.#all(shown(node))
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.shapesOf(node.expression)
      case 'Literal':
        return new Set([typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing'])
      case 'ConditionalExpression':
        return this.#swapped([node.consequent, node.alternate])
      case 'LogicalExpression':
        return node.operator === '&&'
          ? new Set<Shape>(['nothing', ...this.shapesOf(node.right)])
          : this.#swapped([node.left, node.right])
      case 'Identifier':
        return this.#named(nameOf(node))
      case 'ArrayExpression':
        return this.#all(nodes(node.elements))
      case 'CallExpression':
        if (isList(node)) return new Set<Shape>(['nothing', ...this.#all(resultsOf(nodes(node.arguments)[0]))])
        return isNode(node.callee) && node.callee.type === 'Identifier'
          ? this.#named(nameOf(node.callee))
          : new Set(['text'])
      default:
        // Members of objects, texts with values in them.
        return new Set(['text'])
    }
  }

  #all(parts: readonly unknown[]): Set<Shape> {
    return new Set(parts.flatMap((part) => [...this.shapesOf(part)]))
  }

  /** One of these: another element takes the place of the first, unless all are texts. */
  #swapped(parts: readonly unknown[]): Shapes {
    const shapes = this.#all(parts)
    return shapes.has('element') ? shapes.add('nothing') : shapes
  }

  #named(name: string): Shapes {
    if (name === 'undefined') return new Set(['nothing'])
    if (name === 'children') return new Set(['element'])
    const values = this.#values.get(name)
    if (name === 'createPortal') return new Set(['nothing'])
    if (!values) return new Set(['text'])
    if (this.#open.has(values)) return new Set()
    this.#open.add(values)
    const shapes = this.#all(values)
    this.#open.delete(values)
    return shapes
  }

  /** The result of a component of ours: perhaps nothing, or a text without an element around it. */
  #component(node: Node): Shapes {
    const name = isNode(node.openingElement) ? nameOf(node.openingElement.name) : ''
    const all = this.#components.get(name) ?? []
    // Two files may have a component of this name.
    const meant = this.#values.has(name) ? all.filter(({ values }) => values === this.#values) : all
    const closed = meant.filter(({ of }) => !this.#open.has(of))
    if (closed.length === 0) return new Set(['element'])
    return new Set(
      closed.flatMap(({ of, values }) => {
        this.#open.add(of)
        const shapes = new Looker(values, this.#components, this.#open).#all(of)
        this.#open.delete(of)
        return [...shapes]
      }),
    )
  }
}
