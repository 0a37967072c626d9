/** The ground of what is chosen among others in contrast themes, which leave no other one. */
export const chosenGround = {
  '@media (forced-colors: active)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} as const
