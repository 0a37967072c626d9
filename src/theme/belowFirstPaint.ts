/**
 * For what lies far below the top of a page, with the height that it will have: out of sight it costs the first paint
 * nothing. Once the page has come to rest it is drawn like everything else, so that a picture of the whole page shows it,
 * and so does a search in the page.
 */
export function belowFirstPaint(height: string | Record<string, string>) {
  return {
    contentVisibility: 'auto',
    containIntrinsicHeight: height,
    'html[data-rested] &': { contentVisibility: 'visible' },
  } as const
}
