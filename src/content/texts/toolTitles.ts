/** In the order of the overview. */
export const toolNames = ['residence', 'selling', 'rent', 'refund', 'power-of-attorney', 'sending', 'estate'] as const

export type ToolName = (typeof toolNames)[number]

/** Over the tools, wherever they are offered. */
export const toolsQuestion = 'Where do I stand?'

/** The titles of the tools. Pages that link to tools load these and not the tools' texts. */
export const toolTitles: Readonly<Record<ToolName, string>> = {
  residence: 'Am I resident in India?',
  selling: 'What is withheld when I sell?',
  rent: 'What comes back of my rent’s tax?',
  refund: 'When does my refund come, and what next?',
  'power-of-attorney': 'By when must it be stamped?',
  sending: 'How much may leave India, and when?',
  estate: 'Who inherits without a will, and how much?',
}
