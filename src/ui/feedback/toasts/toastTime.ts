/** Time in milliseconds that a toast is shown. */
export const toastTime = 5000
