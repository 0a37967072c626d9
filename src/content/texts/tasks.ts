/** Those who act in a task. */
export const taskRoles = {
  you: 'You',
  heirs: 'The heirs',
  attorney: 'Your attorney in India',
  lawyer: 'A lawyer',
  accountant: 'An accountant',
  buyer: 'The buyer',
  seller: 'The seller',
  tenant: 'The tenant',
  bank: 'The bank',
  officer: 'The tax office',
  registry: 'The registry',
  court: 'The court',
}

export type TaskRole = keyof typeof taskRoles

/** Units of a timeline, after a number. */
const units = {
  months: (count: string) => (isOne(count) ? `${count} month` : `${count} months`),
  years: (count: string) => (isOne(count) ? `${count} year` : `${count} years`),
}

export type TaskUnit = keyof typeof units

function isOne(count: string): boolean {
  return count === '1' || count === '½'
}

/** Interface texts of the tasks. */
export const taskTexts = {
  contents: 'On this page',
  questions: 'Your case',
  questionsLead: 'What is not for you is then left out, here and in print.',
  all: 'Any of these',
  shown: (parts: number, of: number) =>
    parts === of ? 'Everything is shown.' : `${parts} of ${of} parts are for your case, and these are shown.`,
  chosen: 'For this case:',
  cases: 'What your case changes',
  timeline: 'Timeline',
  /** The zero of the drawing and its two ends. */
  axis: (zero: string, unit: TaskUnit, before: string, after: string) =>
    before === '0'
      ? `Drawn from “${zero}” until ${units[unit](after)} after it.`
      : `Drawn from ${units[unit](before)} before “${zero}”, the upright line, until ${units[unit](after)} after it.`,
  span: {
    before: (unit: TaskUnit, from: string, to: string) => `${from} to ${units[unit](to)} before`,
    until: (unit: TaskUnit, from: string) => `the ${units[unit](from)} before`,
    around: (unit: TaskUnit, from: string, to: string) => `${units[unit](from)} before to ${units[unit](to)} after`,
    within: (unit: TaskUnit, to: string) => `within ${units[unit](to)} after`,
    after: (unit: TaskUnit, from: string, to: string) => `${from} to ${units[unit](to)} after`,
  },
  legend: { law: 'fixed by law', estimate: 'an estimate', open: 'no confirmed length' },
  steps: 'Step by step',
  ticks: 'Your ticks stay on this device.',
  who: 'Who:',
  when: 'When:',
  papers: 'Papers',
  costs: 'Costs and times',
  costsHead: ['What', 'How much, how long', 'Known from'],
  basis: { law: 'law', estimate: 'estimate', open: 'not confirmed' },
  pitfalls: 'Three places where it goes wrong',
  letters: 'Letters and sheets to copy',
  tool: 'The tool for it',
  help: 'This is where we come in',
  service: 'What we do',
  contact: 'Describe your case',
  situations: 'Which of these is you?',
  others: 'Or one of these?',
}
