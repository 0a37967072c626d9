/** Interface texts of toasts. */
export const toastsTexts = {
  region: 'Notifications Alt+T',
  dismiss: 'Dismiss',
}
