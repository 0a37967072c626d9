/** How this browser installs a site: it has a prompt of its own, or its menu has an entry; `none` where it has neither. */
export type Platform = 'ios' | 'firefox' | 'none'

interface Browser {
  userAgent: string
  maxTouchPoints: number
}

/** Which steps to show where there is no prompt. */
export function platformOf({ userAgent, maxTouchPoints }: Browser): Platform {
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  // Other browsers on iOS put the entry elsewhere, or have none.
  if (ios) return /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) ? 'ios' : 'none'
  return /Android.*Firefox\//.test(userAgent) ? 'firefox' : 'none'
}

/** Whether the site runs as an installed app now. */
export function runsInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || !matchMedia('(display-mode: browser)').matches
}
