/**
 * `content-visibility` with an estimated height, for content far below the fold. Switched off once the page is idle, so
 * that screenshots and find-in-page include it.
 */
export function belowFirstPaint(height: string | Record<string, string>) {
  return {
    contentVisibility: 'auto',
    containIntrinsicHeight: height,
    'html[data-rested] &': { contentVisibility: 'visible' },
  } as const
}
