/** The first steps of a new office, in the order in which they are shown. */
export const setupSteps = ['mail', 'replies', 'passkey', 'colleague', 'template', 'enquiry'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Which of them are done. */
export interface SetupAnswer {
  done: Record<SetupStep, boolean>
  /** An owner wants to see the list no more. */
  isDismissed: boolean
}
