import { site } from '../site.ts'

/** Interface texts of what is stored on the device for reading. */
export const offlineStorageTexts = {
  title: 'Read without a connection',
  lead: `After your first visit the text of ${site.product} is stored on this device: services, articles and all other pages open on a plane or abroad without roaming.`,
  unsupported: 'This browser cannot store pages, so you need a connection to read.',
  pages: 'Pages',
  tools: 'Tools',
  pictures: 'Pictures',
  refreshed: 'Last refreshed',
  takes: 'Takes',
  /** Before the figures are known. */
  unknown: '–',
  none: 'none',
  refresh: 'Refresh',
  store: 'Store on this device',
  savePictures: (size: string) => `Save pictures too, ${size}`,
  picturesStored: 'All pictures are stored',
  picturesNone: 'Pictures are stored with the pages',
  remove: 'Remove from this device',
  saveAll: (size: string) => (size ? `Save all for a flight, ${size}` : 'Save all for a flight'),
  savingPages: 'Saving pages…',
  savingComments: (done: number, all: number) => `Saving comments, ${done} of ${all}`,
  checking: 'Checking every page…',
  checked: (opening: number, pages: number, size: string) =>
    `Checked: ${opening} of ${pages} services and articles open without a connection. They take ${size} on this device.`,
  incomplete: 'Some pages, pictures or comments could not be saved now. Try again on a better connection.',
  failed: 'That did not work. Reload the page and try again.',
  refreshing: 'Refreshing…',
  refreshDone: 'Everything is stored.',
  refreshFailed: 'Not everything could be stored. Check your connection and the free space on this device.',
  savingPictures: (done: number, all: number) => `Saving pictures, ${done} of ${all}`,
  picturesDone: 'The pictures are stored.',
  picturesFailed: (count: number) =>
    count === 1 ? '1 picture could not be downloaded.' : `${count} pictures could not be downloaded.`,
  removeMarks: 'Delete your marks and notes from this device as well?',
  removeMarksYes: 'Remove pages, marks and notes',
  removeMarksNo: 'Remove pages only',
  removeNothing: 'Cancel',
  removeDone: 'Removed. Your unsent messages are still here.',
  list: 'What is stored',
  reading: (count: number) =>
    count === 1
      ? 'This device also remembers where you stopped in 1 article. The time left follows your own pace of reading.'
      : `This device also remembers where you stopped in ${count} articles. The times left follow your own pace of reading.`,
  continueIn: (title: string) => `Continue “${title}”`,
  forgetReading: 'Forget',
  readingForgotten: 'Forgotten on this device.',
  things: 'My things',
  thingsLead:
    'Marks and notes, ticks, the fields of the tools, where you stopped in articles and your settings stay in this browser alone. Save them as a file to take them to another one. Anyone who has the file can read it.',
  exportThings: 'Save my things as a file',
  importThings: 'Open such a file',
  thingsFile: 'my-things.json',
  thingsDone: (taken: number, kept: number) =>
    [
      taken === 0 ? 'The file held nothing new.' : taken === 1 ? '1 thing was added.' : `${taken} things were added.`,
      kept > 0 ? 'What this device had already, or newer, stays as it is.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  thingsUnreadable: (count: number) =>
    count === 1
      ? '1 entry of the file could not be read and was left out.'
      : `${count} entries of the file could not be read and were left out.`,
  thingsFull: 'This browser has no room for all of it, or keeps nothing. Free some space and open the file again.',
  thingsOther:
    'This is no file of “my things” from this site. Choose the file that you saved here. Nothing was changed.',
  thingsLater: 'A later version of this site saved this file. Reload the page and open it again. Nothing was changed.',
}
