/** Texts of the button that opens the ways to share, and of the code on paper; those of the panel load with it. */
export const sharingTexts = {
  open: 'Share',
  failed: 'The ways to share could not be loaded. Press again once you are online.',
  /** On a printed article, before its address. */
  online: 'To read this online, with later changes, scan the code or type the address:',
}
