import { useCallback } from 'react'
import type { Listing } from '#contract/staff/listing.ts'
import type { TagCount } from '#contract/staff/stages.ts'
import { call } from './call.ts'
import { useResource } from './useResource.ts'

const none: readonly TagCount[] = []

/** The tags in use, the most frequent first; none until they are loaded, or without a connection. */
export function useTags(): readonly TagCount[] {
  const load = useCallback((signal: AbortSignal) => call<Listing<TagCount>>('tags', { signal }), [])
  return useResource(load).data?.items ?? none
}
