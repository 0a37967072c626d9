import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Day, todayHere } from '#law/day.ts'
import { type CaseState, caseState, watchCase } from './caseStore.ts'

/** Shown by the build, and repeated by the first render in the browser. */
const atBuild = caseState()

/** The case on this device, as it is typed. */
export function useCase(): CaseState {
  return useSyncExternalStore(watchCase, caseState, () => atBuild)
}

/** Today where the visitor is; `undefined` in the prerendered page. */
export function useToday(): Day | undefined {
  const [today, setToday] = useState<Day>()
  useEffect(() => setToday(todayHere()), [])
  return today
}
