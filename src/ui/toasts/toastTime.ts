/** Milliseconds that a toast stays (specification, section 9). */
export const toastTime = 5000
