/**
 * Whether a modal dialog has the page below it inert. What is open there must leave the dialog's keys, presses and focus
 * alone: it closed otherwise under the dialog, and the focus had nowhere to return.
 */
export const hasOpenModal = (): boolean => document.querySelector('dialog[open]') !== null
