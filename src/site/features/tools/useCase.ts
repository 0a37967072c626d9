import { useSyncExternalStore } from 'react'
import { type CaseState, caseState, watchCase } from './caseStore.ts'

/** Shown by the build, and repeated by the first render in the browser. */
const atBuild = caseState()

/** The case on this device, as it is typed. */
export function useCase(): CaseState {
  return useSyncExternalStore(watchCase, caseState, () => atBuild)
}
