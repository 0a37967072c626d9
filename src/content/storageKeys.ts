/** Key of the visitor's choice of theme on the device: one of `themes`, or nothing for the system's. */
export const themeStorageKey = 'theme'
/** Key of the reading settings on the device, which are the style declarations of the root element. */
export const readingStyleKey = 'reading-style'
/** The visitor's own words a minute, kept on the device. */
export const readingPaceKey = 'reading-pace'
/** Present while an article is left unfinished on this device, so that a first visit loads nothing to find that out. */
export const unfinishedKey = 'unfinished'
/** Key of voice and speed of reading aloud on the device. */
export const listeningKey = 'listening'
/** Key of a commenter's name, phone and e-mail on the device, if they ticked so. */
export const commenterStorageKey = 'commenter'
/** Text of forms typed before hydration, in sessionStorage; drafts take it over. */
export const earlyTextKey = 'early-text'
/** When this tab was last reloaded because its scripts were missing, in sessionStorage, in epoch milliseconds. */
export const reloadedAtKey = 'reloaded-at'
/** When it was last loaded whole because a later version had replaced a script that a page asked for, in sessionStorage, in epoch milliseconds. */
export const recoveredKey = 'missing-chunk-recovered'
/** When the visitor put the offer to install away, in epoch milliseconds. */
export const installDismissedKey = 'install-dismissed'

/** Before the name of a form: what was typed there and not sent, in localStorage. */
export const draftKey = 'draft:'
/** Draft of all enquiry forms: an enquiry begun on one page can be finished on another. */
export const enquiryDraftId = 'enquiry'
