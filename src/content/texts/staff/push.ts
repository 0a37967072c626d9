/** Texts of notifications on a member's devices, and of their settings. */
export const pushTexts = {
  oneEnquiry: 'A new enquiry has arrived.',
  enquiries: (count: number) => `${count} new enquiries have arrived.`,
  title: 'Notifications',
  lede: 'Be told on this device when an enquiry arrives, also while the workplace is closed. The notice says nothing about the person.',
  start: 'Notify this device',
  end: 'Stop notifying this device',
  isOn: 'This device is told of new enquiries.',
  started: 'This device is now told of new enquiries.',
  ended: 'This device is no longer told of new enquiries.',
  denied:
    'This browser blocks notifications from the workplace. Allow them in its settings for this site, then come back.',
  dismissed: 'The browser was not given permission. Press the button again when you want to allow it.',
  unsupported: 'This browser cannot show notifications.',
  installFirst:
    'On an iPhone or iPad, first add the workplace to the home screen with the share button, then open it from there.',
  failed: 'The browser could not reach its push service. Try again in a moment.',
  quietTitle: 'Quiet hours',
  quietLede: 'Your devices stay silent in these hours. Afterwards one notice says how many enquiries arrived.',
  noQuiet: 'You have none yet.',
  from: 'From',
  to: 'To',
  zone: (zone: string) => `Times are in the time zone ${zone}.`,
  otherZone: (saved: string, here: string) =>
    `These hours are in the time zone ${saved}. If you save them here, they are in ${here}.`,
  saveQuiet: 'Save quiet hours',
  clearQuiet: 'No quiet hours',
  quietSaved: 'Your quiet hours are saved.',
  quietCleared: 'You have no quiet hours.',
  sameTimes: 'Choose two different times.',
} as const
