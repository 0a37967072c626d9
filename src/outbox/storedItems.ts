import { allOf } from './deviceStore.ts'
import { byAge, type Item, isItem } from './item.ts'
import type { Means } from './means.ts'

/** Every item on this device, oldest first. Rejects when storage cannot be read. */
export async function storedItems(means: Means): Promise<Item[]> {
  return (await allOf<unknown>(means.items)).filter(isItem).sort(byAge)
}
