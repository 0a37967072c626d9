/** Texts of the button that lets an article be read aloud; those of the player load with it. */
export const listenTexts = {
  open: 'Listen',
  failed: 'The player could not be loaded. Press again once you are online.',
}
