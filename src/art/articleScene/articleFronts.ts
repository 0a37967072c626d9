import type { ServicePath } from '#content/services/order.ts'
import { frontsIn } from '../fronts.ts'

/** The fields of each article that its pictures need, by file name. */
export const articleFronts = frontsIn('articles').map(({ name, field }) => ({
  slug: name,
  number: Number(/\d+/.exec(field('id'))?.[0]),
  title: field('displayName'),
  service: field('service') as ServicePath,
}))
