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
  return <div ref={onLeaving} {...asPrerendered} hidden suppressHydrationWarning />
}

const asPrerendered = { [foldMark]: true, dangerouslySetInnerHTML: { __html: '' } }
