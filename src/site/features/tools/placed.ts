/** An item of a list with its place in it. */
export interface Placed<Item> {
  item: Item
  place: number
}

/**
 * The items with their places, as keys of what is made from typed text. The text itself cannot be the key: two owners may
 * have one name while it is typed, and React would leave an element of the one with stale sums behind.
 */
export function placed<Item>(items: readonly Item[]): Placed<Item>[] {
  return items.map((item, place) => ({ item, place }))
}
