/** Interface texts of new versions of the site, and of pages whose script cannot be had. */
export const updatesTexts = {
  ready: 'A new version of this site is ready.',
  update: 'Update',
  later: 'Later',
  updating: 'Updating…',
  /** In a tab that was left as it is, for what is typed in it or since nobody was asked. */
  replaced:
    'A new version is in use. This tab shows the old one and keeps what you typed; reload it when it suits you.',
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
