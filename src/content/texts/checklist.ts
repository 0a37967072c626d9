/** Interface texts of checklists, whose ticks are kept on the device only. */
export const checklistTexts = {
  done: (done: number, all: number) => `${done} of ${all} done`,
  clear: 'Clear ticks',
  print: 'Print this list',
  /** After how many are done, where the browser stores nothing. */
  notKept: (done: string) => `${done}. This browser forgets the ticks when you leave the page.`,
}
