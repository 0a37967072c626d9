/** Where the visitor's choice of theme is kept on the device: 'light', 'dark', or nothing for the system's. */
export const themeStorageKey = 'theme'
/** Where a commenter's name, phone and e-mail are kept on the device, if they ticked so. */
export const commenterStorageKey = 'commenter'
/** When the visitor put the offer to install away, in epoch milliseconds. */
export const installDismissedKey = 'install-dismissed'
