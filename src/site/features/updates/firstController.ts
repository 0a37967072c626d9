let first: ServiceWorker | null | undefined

/** Notes the worker under which the page was opened: another one may be in control when `watchVersions` begins. */
export function noteFirstController(): void {
  first = navigator.serviceWorker?.controller
}

/** The worker under which the page was opened, if there was one. */
export function firstController(): ServiceWorker | null | undefined {
  return first
}
