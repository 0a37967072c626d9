/** Where the visitor's choice of theme is kept on the device: 'light', 'dark', or nothing for the system's. */
export const themeStorageKey = 'theme'
