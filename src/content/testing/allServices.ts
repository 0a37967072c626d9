import type { Service } from '../serviceEntity.ts'

/** Every service by file name; a page loads one at a time instead. */
export const allServices = import.meta.glob<Service>('./*.md', { base: '../services', import: 'default', eager: true })
