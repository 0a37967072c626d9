/**
 * The visitor's choice: the light or the dark theme, alone or followed by the name of a variant. In this form it is
 * kept on the device and set as `data-theme`, so that a rule for `[data-theme~=dark]` holds for the variant too.
 */
export const themes = ['light', 'light sepia', 'dark', 'dark black'] as const

export type Theme = (typeof themes)[number]
