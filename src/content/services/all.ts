import type { Service } from '../serviceEntity.ts'

/** Every service by file name, for the build and for tests; a page loads one at a time instead. */
export const allServices = import.meta.glob<Service>(['./*.ts', '!./order.ts', '!./all.ts'], {
  import: 'default',
  eager: true,
})
