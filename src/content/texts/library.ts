import { site } from '../site.ts'

/** Interface texts of what is stored on the device for reading (decisions, Offline). */
export const libraryTexts = {
  title: 'Read without a connection',
  lead: `After your first visit the text of ${site.product} is stored on this device: services, articles and all other pages open on a plane or abroad without roaming.`,
  unsupported: 'This browser stores no pages, so reading needs a connection here.',
  pages: 'Pages',
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
  picturesNone: 'Pictures come with the pages',
  remove: 'Remove from this device',
  refreshing: 'Refreshing…',
  refreshDone: 'Everything is stored.',
  refreshFailed: 'Not everything could be stored. It needs a connection and some room on this device.',
  savingPictures: (done: number, all: number) => `Saving pictures, ${done} of ${all}`,
  picturesDone: 'The pictures are stored.',
  picturesFailed: (count: number) => (count === 1 ? '1 picture did not come.' : `${count} pictures did not come.`),
  removed: 'Removed. What you wrote and did not send is still here.',
  list: 'What is stored',
  reading: (count: number) =>
    count === 1
      ? 'This device also remembers where you stopped in 1 article.'
      : `This device also remembers where you stopped in ${count} articles.`,
  forgetReading: 'Forget',
}
