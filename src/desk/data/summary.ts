import { useSelector } from '@tanstack/react-store'
import { createStore } from '@tanstack/store'
import { useEffect } from 'react'
import type { Summary } from '#contract/staff/operation.ts'
import { call } from './call.ts'
import { useLive } from './useLive.ts'

const summary = createStore<Summary | undefined>(undefined)

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The numbers for the navigation, as last loaded. */
export function useSummary(): Summary | undefined {
  return useSelector(summary)
}

/** The office's midnight, at which tasks become due, is at a quarter of an hour of every clock: Nepal's is at :15 of UTC. */
const quarter = 900_000

/** Keeps the numbers and the installed app's badge up to date while it is mounted. */
export function useSummaryUpdates(): void {
  useLive(['enquiry', 'comment', 'task'], () => void loadSummary())
  useEffect(() => {
    void loadSummary()
    return everyQuarter(() => void loadSummary())
  }, [])
}

/** Calls back at each quarter of an hour, until the returned function is called: no event says that a day has begun. */
export function everyQuarter(onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onTime()
        wait()
      },
      quarter - (Date.now() % quarter),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** Loads the numbers; the old ones stay if it fails. */
export async function loadSummary(badge: Badge = navigator): Promise<void> {
  try {
    const loaded = await call<Summary>('summary')
    summary.setState(() => loaded)
    const unread = loaded.enquiries?.unread ?? 0
    // Safari offers it to installed apps only.
    await (unread > 0 ? badge.setAppBadge?.(unread) : badge.clearAppBadge?.())
  } catch {
    // Shown with the next change; the state of the server is told by the banner.
  }
}

/** For the time when nobody is signed in. */
export async function clearSummary(badge: Badge = navigator): Promise<void> {
  summary.setState(() => undefined)
  await badge.clearAppBadge?.().catch(() => undefined)
}
