/** Texts of the button that opens the reading settings; those of the panel load with it. */
export const readingSettingsTexts = {
  open: 'Reading settings',
  sign: 'Aa',
  failed: 'The reading settings could not be loaded. Press again once you are online.',
}
