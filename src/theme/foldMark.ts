/** Attribute of the element at the fold of a page (ui/layout/Fold.tsx). */
export const foldMark = 'data-fold'
