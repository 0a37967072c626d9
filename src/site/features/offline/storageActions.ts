import { clearComments, hasComments } from '#device/offline/comments.ts'
import { forgetReading } from '#device/offline/forgetReading.ts'
import { clearMarks } from '#device/offline/marks.ts'
import { isOptedOut, setOptedOut } from '#device/offline/offlineOptOut.ts'
import { loadPictureList, missingPictures, type PictureFile, savePictures } from '#device/offline/pictures.ts'
import { clearOffline, type OfflineUsage, readUsage } from '#device/offline/readUsage.ts'
import { refreshOffline } from '#device/offline/refreshOffline.ts'

/** The content stored on this device for reading. */
interface Stored {
  found: OfflineUsage
  optedOut: boolean
  keepsComments: boolean
}

/**
 * Reads and changes what is stored on this device for reading. A script of its own, loaded when the section is seen: the
 * page answers without it.
 */
export const storageActions = {
  count: async (): Promise<Stored> => ({
    optedOut: await isOptedOut(),
    found: await readUsage(),
    keepsComments: await hasComments(),
  }),
  /** Pictures that are not stored yet; none where their list cannot be had. */
  missingPictures: async (): Promise<PictureFile[]> =>
    missingPictures(await loadPictureList().catch(() => [])).catch(() => []),
  readUsage,
  refresh: refreshOffline,
  savePictures,
  remove: async (andMarks: boolean): Promise<void> => {
    await setOptedOut(true)
    // Before the caches go, one of which it opens.
    await forgetReading()
    await Promise.all([clearOffline(), clearComments()])
    if (andMarks) clearMarks()
  },
}
