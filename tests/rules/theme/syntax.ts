/** A node of a parsed source file. */
export interface Node {
  type: string
  [key: string]: unknown
}

/** The name that a node is or holds, also that of an attribute or a key; else ''. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}

/** The nodes of a list. */
export function nodes(list: unknown): Node[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}

/** Whether it is a node at all. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Calls `see` with every node in it, from the outside in. */
export function walk(found: unknown, see: (node: Node) => void): void {
  if (Array.isArray(found)) for (const item of found) walk(item, see)
  if (!isNode(found)) return
  see(found)
  for (const [key, child] of Object.entries(found)) if (key !== 'type') walk(child, see)
}
