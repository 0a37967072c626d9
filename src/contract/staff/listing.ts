/** Answer to a call for everything of a kind that is short enough for one page: devices, passkeys, templates. */
export interface Listing<T> {
  items: T[]
}
