/** Interface texts of toasts (specification, sections 4 and 9). */
export const toastsTexts = {
  region: 'Notifications Alt+T',
  dismiss: 'Dismiss',
}
