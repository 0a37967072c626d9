import { parseSync } from 'vite'
import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
import { chakra } from './chakra.ts'
import { isNode, nameOf, nodes } from './syntax.ts'

const system = chakraSystem()

/** A value that a source file gives to a style property, or a condition under which it gives one. */
export interface StyleUse {
  property: string
  value: string
}

/**
 * Every string given to a style property in a source file: props of components, style objects, their conditions. A
 * string elsewhere that refers to a token comes without a property.
 */
export function styleUses(file: string, source: string): StyleUse[] {
  const uses: StyleUse[] = []
  visit(parseSync(file, source).program, '', uses)
  return uses
}

function visit(found: unknown, property: string, uses: StyleUse[]): void {
  if (Array.isArray(found)) for (const item of found) visit(item, property, uses)
  if (!isNode(found)) return
  const node = found
  const into = (key: string, of = property) => visit(node[key], of, uses)
  if (node.type === 'JSXOpeningElement' && isStyled(node.name)) {
    for (const attribute of nodes(node.attributes)) {
      const name = nameOf(attribute.name)
      if (name.startsWith('_')) uses.push({ property: 'condition', value: name })
      visit(attribute.value ?? attribute.argument, styleName(name), uses)
    }
  } else if (node.type === 'Property') {
    const name = nameOf(node.key)
    if (isCondition(name) && (property || (isNode(node.value) && node.value.type === 'ObjectExpression')))
      uses.push({ property: 'condition', value: name })
    into('value', isCondition(name) ? property : styleName(name))
  } else if (node.type === 'Literal') {
    const { value } = node
    if (typeof value === 'string' && (property || /\{\w+\.[\w.]+\}/.test(value))) uses.push({ property, value })
  } else if (node.type === 'TemplateLiteral') {
    const texts = nodes(node.quasis).map((part) => String((part.value as { cooked: string }).cooked))
    // An inserted expression is taken for a number.
    if (property && texts.join('').trim()) uses.push({ property, value: texts.join('0') })
    into('expressions', '')
  } else if (node.type === 'ConditionalExpression') {
    into('test', '')
    into('consequent')
    into('alternate')
  } else if (node.type === 'LogicalExpression') {
    into('left', '')
    into('right')
  } else {
    const keeps = /^(JSXExpressionContainer|ObjectExpression|TSAsExpression|TSSatisfiesExpression)$/.test(node.type)
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child, keeps ? property : '', uses)
  }
}

/** Components, also `chakra.p`, take style props; plain elements and those of Framer Motion do not. */
function isStyled(name: unknown): boolean {
  if (!isNode(name)) return false
  if (name.type === 'JSXMemberExpression') return nameOf(name.object) === 'chakra'
  return /^[A-Z]/.test(nameOf(name))
}

function isCondition(name: string): boolean {
  return name.startsWith('_') || name === 'base' || system.conditions.breakpoints.includes(name)
}

function styleName(name: string): string {
  return system.isValidProperty(name) || chakra.isValidProperty(name) ? name : ''
}
