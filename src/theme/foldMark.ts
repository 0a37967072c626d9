/** Attribute of the element at the fold of a prerendered page (ui/layout/Fold.tsx), which is gone once the page's script runs. */
export const foldMark = 'data-fold'
