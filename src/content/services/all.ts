import type { Service } from '../serviceEntity.ts'

/** Every service by file name, for tests; a page loads one at a time instead. */
export const allServices = import.meta.glob<Service>('./*.md', { import: 'default', eager: true })
