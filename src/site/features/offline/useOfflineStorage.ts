import { useCallback, useEffect, useState } from 'react'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { onOfflineChange } from '#device/offline/changes.ts'
import type { PictureFile } from '#device/offline/pictures.ts'
import type { OfflineUsage } from '#device/offline/readUsage.ts'
import type { SaveStep } from '#device/offline/saveAll.ts'
import { sizeText } from '#device/offline/sizeText.ts'
import { untilLoaded } from '#ui/browser/untilLoaded.ts'

const loadScript = () => import('./storageScript.ts')

type StorageScript = Awaited<ReturnType<typeof loadScript>>
type StorageActions = StorageScript['storageActions']

/** Components that come with the script. */
type StorageParts = Partial<Pick<StorageScript, 'StoredList' | 'ReadingPlaces' | 'MyThings'>>

export interface OfflineStorageState {
  parts: StorageParts
  /** `undefined` until it is counted. */
  found: OfflineUsage | undefined
  optedOut: boolean
  /** Nothing is stored, so nothing can be removed. */
  isEmpty: boolean
  /** Pictures that are not stored yet. */
  missing: readonly PictureFile[]
  /** The step in progress or the last one done, in words. */
  status: string
  busy: boolean
  /** Pages, pictures and comments, then the check that every page opens. */
  saveAll: () => void
  refresh: () => void
  savePictures: () => void
  /** Pages, pictures and comments, and if wanted marks and notes. */
  remove: (andMarks: boolean) => void
}

/** The contents of this device, and the actions on them. Counted only once `shown`, because counting opens every entry. */
export function useOfflineStorage(shown: boolean): OfflineStorageState {
  const [parts, setParts] = useState<StorageParts>({})
  const [found, setFound] = useState<OfflineUsage>()
  const [optedOut, setOptedOut] = useState(false)
  const [keepsComments, setKeepsComments] = useState(false)
  const [missing, setMissing] = useState<readonly PictureFile[]>([])
  const [status, announce] = useState('')
  const [busy, setBusy] = useState(false)

  const count = useCallback(async () => {
    const { storageActions, ...parts } = await loadScript()
    setParts(parts)
    const stored = await storageActions.count()
    setOptedOut(stored.optedOut)
    setFound(stored.found)
    setKeepsComments(stored.keepsComments)
    setMissing(await storageActions.missingPictures())
  }, [])
  useEffect(() => {
    if (!shown) return
    const countQuietly = () => void count().catch(() => {})
    void untilLoaded(loadScript).then(countQuietly)
    return onOfflineChange(countQuietly)
  }, [shown, count])

  /** Runs one action at a time, then counts again. */
  const during = async (work: (actions: StorageActions) => Promise<string>) => {
    if (busy) return
    setBusy(true)
    try {
      announce(await work((await loadScript()).storageActions))
    } catch {
      // Storage is blocked, or a script of another version is gone.
      announce(texts.failed)
    }
    await count().catch(() => {})
    setBusy(false)
  }
  return {
    parts,
    found,
    optedOut,
    // By the bytes: pages in another language are not listed.
    isEmpty: found?.textBytes === 0 && found.pictures.count === 0 && !keepsComments,
    missing,
    status,
    busy,
    saveAll: () =>
      void during(async ({ readUsage }) => {
        announce(texts.savingPages)
        const { saveAll } = await import('#device/offline/saveAll.ts')
        const { opening, pages, isComplete } = await saveAll((step) => announce(stepText(step)))
        const { textBytes, pictures } = await readUsage()
        const checked = texts.checked(opening, pages, sizeText(textBytes + pictures.bytes))
        return isComplete ? checked : `${checked} ${texts.incomplete}`
      }),
    refresh: () =>
      void during(async ({ refresh }) => {
        announce(texts.refreshing)
        return (await refresh()) ? texts.refreshDone : texts.refreshFailed
      }),
    savePictures: () =>
      void during(async ({ savePictures }) => {
        const onProgress = ({ saved, failed }: { saved: number; failed: number }) =>
          announce(texts.savingPictures(saved + failed, missing.length))
        onProgress({ saved: 0, failed: 0 })
        const { saved } = await savePictures(missing, { onProgress })
        const left = missing.length - saved
        return left === 0 ? texts.picturesDone : texts.picturesFailed(left)
      }),
    remove: (andMarks) =>
      void during(async ({ remove }) => {
        await remove(andMarks)
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
