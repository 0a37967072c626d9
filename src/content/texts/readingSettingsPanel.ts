/** Texts inside the panel of the reading settings: each setting with its choices, in their order. */
export const readingSettingsPanelTexts = {
  close: 'Close',
  reset: 'Reset',
  /** Announced after it. */
  wasReset: 'Everything is as it was at first.',
  note: 'Kept on this device only.',
  theme: {
    legend: 'Theme',
    choices: {
      system: 'Device',
      light: 'Light',
      'light sepia': 'Sepia',
      dark: 'Dark',
      'dark black': 'Black',
    },
  },
  style: {
    size: {
      legend: 'Text size',
      choices: { smaller: '90 %', usual: '100 %', larger: '115 %', large: '130 %', largest: '150 %' },
    },
    line: { legend: 'Line spacing', choices: { tight: 'Tight', usual: 'Usual', loose: 'Loose' } },
    column: { legend: 'Column', choices: { narrow: 'Narrow', medium: 'Medium', usual: 'Wide' } },
    face: { legend: 'Typeface', choices: { usual: 'Serif', sans: 'Sans serif', legible: 'Dyslexia-friendly' } },
  },
} as const
