/** Interface texts of new versions of the site, and of pages whose script cannot be had. */
export const updatesTexts = {
  ready: 'A new version of this site is ready.',
  update: 'Update',
  later: 'Later',
  updating: 'Updating…',
  /** Shown in a tab that still runs the old version, because it holds typed text or the visitor was not asked. */
  replaced: 'This tab shows an older version and keeps what you typed. Reload when you are ready.',
  reload: 'Reload now',
  keep: 'Not yet',

  failed: {
    title: 'This page could not be opened',
    text: 'Part of it could not be loaded. What you typed elsewhere is kept on this device.',
    offline: 'There is no connection at the moment, and this part is not stored on this device.',
    tryAgain: 'Try again',
    home: 'Go Home',
  },
}
