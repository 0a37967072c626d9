/** How this browser installs a site: from its menu, or `none` when it cannot (or has a prompt). */
export type Platform = 'ios' | 'firefox' | 'none'

interface Browser {
  userAgent: string
  maxTouchPoints: number
}

/** Which manual steps to show where there is no prompt. */
export function platformOf({ userAgent, maxTouchPoints }: Browser): Platform {
  // iPadOS reports itself as a Mac; no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  // Other iOS browsers have the entry elsewhere or not at all.
  if (ios) return /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) ? 'ios' : 'none'
  return /Android.*Firefox\//.test(userAgent) ? 'firefox' : 'none'
}

/** Not 'anything but browser': an engine that does not know the question answers no to every mode. */
const installedModes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']

/** Whether the site is running as an installed app. */
export function runsInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
}
