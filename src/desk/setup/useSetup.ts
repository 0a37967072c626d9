import { useCallback } from 'react'
import type { SetupAnswer } from '#contract/staff/setup.ts'
import { call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'

/** Hook: what is set up, as it is by what colleagues and visitors do meanwhile. */
export function useSetup() {
  const load = useCallback((signal: AbortSignal) => call<SetupAnswer>('setup', { signal }), [])
  const { data, error, reload } = useResource(load)
  useLive(['enquiry', 'template', 'member'], reload)
  return { setup: data, error, reload }
}
