/** The notice on pages in another language about their translation. Pages in English do not load it. */
export const translationTexts = {
  label: 'About this translation',
  draft: 'This translation is a machine-made draft that nobody has checked yet. The English text counts.',
  checked: (name: string, day: string) => `${name} checked this translation on ${day}. The English text counts.`,
  english: 'Read this page in English',
}
