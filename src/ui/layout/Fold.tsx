import { foldMark } from '#theme/foldMark.ts'
import { keepStyles } from './keepStyles.ts'

const onLeaving = (fold: HTMLDivElement | null) => () => {
  if (fold) keepStyles(fold)
}

/**
 * Where the first screen of a page may end; each page has one. In a prerendered page, what the first screen can do without
 * is here and not in the head: the styles of the rest and the scripts (prerender/writePages.ts). So the first paint waits
 * for a third of the bytes. React leaves it as it is: to move styles makes the browser lay out the whole page anew.
 */
export function Fold() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to have React leave content alone, and it is empty.
  return <div ref={onLeaving} {...mark} hidden suppressHydrationWarning dangerouslySetInnerHTML={none} />
}

const mark = { [foldMark]: true }
const none = { __html: '' }
