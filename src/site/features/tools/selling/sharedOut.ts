import type { OwnerFields } from '../caseFile.ts'

/** Equal shares stay equal when an owner is added or removed; shares that someone chose otherwise stay as they are. */
export function sharedOut(before: readonly OwnerFields[], owners: readonly OwnerFields[]): OwnerFields[] {
  const isEqual = before.every(({ share }) => share.trim() === equalShare(before.length))
  return owners.map((owner) => (isEqual ? { ...owner, share: equalShare(owners.length) } : owner))
}

function equalShare(owners: number): string {
  return owners === 1 ? '1' : `1/${owners}`
}
