import { useCallback } from 'react'
import type { Listing } from '#contract/staff/listing.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'

const none: readonly AnswerTemplate[] = []
const loadTemplates = (signal: AbortSignal) => call<Listing<AnswerTemplate>>('templates', { signal })

/** The office's templates; none until they are loaded, or without a connection. */
export function useTemplates(): readonly AnswerTemplate[] {
  const { data, reload } = useResource(useCallback(loadTemplates, []))
  useLive(['template'], reload)
  return data?.items ?? none
}
