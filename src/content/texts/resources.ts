/** Interface texts of the resources page. */
export const resourcesTexts = {
  anchors: 'On this page',
  /** Number of a frequent question. */
  questionNumber: (n: number) => `Q${n}`,
  linkTable: { title: 'Office', link: 'Website' },
}
