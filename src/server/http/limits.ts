/** How much one network may write. */
export interface Limits {
  /** Throws a 429 with `Retry-After` when the network has used up what it may write of this kind. */
  consume(kind: string, network: string): Promise<void>
}

/** For tests and for those who limit elsewhere. */
export const unlimited: Limits = { consume: async () => undefined }
