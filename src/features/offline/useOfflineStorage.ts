import { useCallback, useEffect, useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { onOfflineChange } from '#offline/changes.ts'
import { clearMarks } from '#offline/clearMarks.ts'
import { clearComments, hasComments } from '#offline/comments.ts'
import { forgetReading } from '#offline/forgetReading.ts'
import { isOptedOut, setOptedOut } from '#offline/offlineOptOut.ts'
import { loadPictureList, missingPictures, type PictureFile, savePictures } from '#offline/pictures.ts'
import { clearOffline, type OfflineUsage, readUsage, sizeText } from '#offline/readUsage.ts'
import { refreshOffline } from '#offline/refreshOffline.ts'
import type { SaveStep } from '#offline/saveAll.ts'

export interface OfflineStorageState {
  /** `undefined` until it is counted. */
  found: OfflineUsage | undefined
  optedOut: boolean
  /** Nothing is stored, so nothing can be removed. */
  isEmpty: boolean
  /** Pictures that are not stored yet. */
  missing: readonly PictureFile[]
  /** What is in progress or was done last, in words. */
  status: string
  busy: boolean
  /** Pages, pictures and comments, then the check that every page opens. */
  saveAll: () => void
  refresh: () => void
  savePictures: () => void
  /** Pages, pictures and comments, and if wanted marks and notes. */
  remove: (andMarks: boolean) => void
}

/** What is stored on this device, and the actions on it. Counted only once `shown`, because counting opens every entry. */
export function useOfflineStorage(shown: boolean): OfflineStorageState {
  const [found, setFound] = useState<OfflineUsage>()
  const [optedOut, setOptedOutHere] = useState(false)
  const [keepsComments, setKeepsComments] = useState(false)
  const [missing, setMissing] = useState<readonly PictureFile[]>([])
  const [status, announce] = useState('')
  const [busy, setBusy] = useState(false)

  const count = useCallback(async () => {
    setOptedOutHere(await isOptedOut())
    setFound(await readUsage())
    setKeepsComments(await hasComments())
    const list = await loadPictureList().catch(() => [])
    setMissing(await missingPictures(list).catch(() => []))
  }, [])
  useEffect(() => {
    if (!shown) return
    const countQuietly = () => void count().catch(() => {})
    countQuietly()
    return onOfflineChange(countQuietly)
  }, [shown, count])

  /** Runs one action at a time, then counts again. */
  const during = async (work: () => Promise<string>) => {
    if (busy) return
    setBusy(true)
    try {
      announce(await work())
    } catch {
      // Storage is blocked, or a script of another version is gone.
      announce(texts.failed)
    }
    await count().catch(() => {})
    setBusy(false)
  }
  return {
    found,
    optedOut,
    // By the bytes: pages in another language are not listed.
    isEmpty: found?.textBytes === 0 && found.pictures.count === 0 && !keepsComments,
    missing,
    status,
    busy,
    saveAll: () =>
      void during(async () => {
        announce(texts.savingPages)
        const { saveAll } = await import('#offline/saveAll.ts')
        const { opening, pages, isComplete } = await saveAll((step) => announce(stepText(step)))
        const { textBytes, pictures } = await readUsage()
        const checked = texts.checked(opening, pages, sizeText(textBytes + pictures.bytes))
        return isComplete ? checked : `${checked} ${texts.incomplete}`
      }),
    refresh: () =>
      void during(async () => {
        announce(texts.refreshing)
        return (await refreshOffline()) ? texts.refreshDone : texts.refreshFailed
      }),
    savePictures: () =>
      void during(async () => {
        const onProgress = ({ saved, failed }: { saved: number; failed: number }) =>
          announce(texts.savingPictures(saved + failed, missing.length))
        onProgress({ saved: 0, failed: 0 })
        const { saved } = await savePictures(missing, { onProgress })
        const left = missing.length - saved
        return left === 0 ? texts.picturesDone : texts.picturesFailed(left)
      }),
    remove: (andMarks) =>
      void during(async () => {
        await setOptedOut(true)
        // Before the caches go, one of which it opens.
        await forgetReading()
        await Promise.all([clearOffline(), clearComments()])
        if (andMarks) await clearMarks()
        return texts.removeDone
      }),
  }
}

function stepText(step: SaveStep): string {
  switch (step.name) {
    case 'pages':
      return texts.savingPages
    case 'check':
      return texts.checking
    case 'pictures':
      return texts.savingPictures(step.done, step.all)
    case 'comments':
      return texts.savingComments(step.done, step.all)
  }
}
