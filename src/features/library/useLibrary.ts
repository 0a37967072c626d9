import { useCallback, useEffect, useState } from 'react'
import { libraryTexts as texts } from '#content/texts/library.ts'
import { onLibraryChange } from '#library/changes.ts'
import { loadPictureList, missingPictures, type PictureFile, savePictures } from '#library/pictures.ts'
import { refreshLibrary } from '#library/refresh.ts'
import { isRemoved, setRemoved } from '#library/removed.ts'
import { removeStored, type Stored, stored } from '#library/stored.ts'

export interface Library {
  /** `undefined` until it was counted. */
  found: Stored | undefined
  removed: boolean
  /** Pictures that are not stored yet. */
  missing: readonly PictureFile[]
  /** What is under way or was done last, in words. */
  said: string
  busy: boolean
  refresh: () => void
  savePictures: () => void
  remove: () => void
}

/** What is stored on this device and what can be done about it; counted once `shown`, for it opens every entry. */
export function useLibrary(shown: boolean): Library {
  const [found, setFound] = useState<Stored>()
  const [removed, setRemovedHere] = useState(false)
  const [missing, setMissing] = useState<readonly PictureFile[]>([])
  const [said, say] = useState('')
  const [busy, setBusy] = useState(false)

  const count = useCallback(async () => {
    setRemovedHere(await isRemoved())
    setFound(await stored())
    setMissing(await missingPictures(await loadPictureList()).catch(() => []))
  }, [])
  useEffect(() => {
    if (!shown) return
    void count()
    return onLibraryChange(() => void count())
  }, [shown, count])

  /** One thing at a time; the figures follow it. */
  const during = async (work: () => Promise<string>) => {
    if (busy) return
    setBusy(true)
    say(await work())
    await count()
    setBusy(false)
  }
  return {
    found,
    removed,
    missing,
    said,
    busy,
    refresh: () =>
      void during(async () => {
        say(texts.refreshing)
        return (await refreshLibrary()) ? texts.refreshDone : texts.refreshFailed
      }),
    savePictures: () =>
      void during(async () => {
        const onProgress = ({ saved, failed }: { saved: number; failed: number }) =>
          say(texts.savingPictures(saved + failed, missing.length))
        onProgress({ saved: 0, failed: 0 })
        const { saved } = await savePictures(missing, { onProgress })
        const left = missing.length - saved
        return left === 0 ? texts.picturesDone : texts.picturesFailed(left)
      }),
    remove: () =>
      void during(async () => {
        await setRemoved(true)
        await removeStored('everything')
        return texts.removed
      }),
  }
}
