/** The things that the visitor took out of the page; `takenAlong` is where the page keeps it for the test. */
interface TakenAlong {
  copied: string[]
  files: { name: string; blob: Blob }[]
}

type Watched = typeof window & { takenAlong: TakenAlong }

/** Notes what is copied, which is copied all the same, and the files that are saved, which are not. Runs in the page. */
export function watchTakenAlong(): void {
  const taken: TakenAlong = { copied: [], files: [] }
  Object.assign(window, { takenAlong: taken })
  const blobs = new Map<string, Blob>()
  const addressOf = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    const url = addressOf(blob)
    blobs.set(url, blob)
    return url
  }
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href)
    if (blob) taken.files.push({ name: this.download, blob })
  }
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard)
  navigator.clipboard.writeText = async (text) => {
    await copy(text)
    taken.copied.push(text)
  }
}

/** The texts that were copied, in order. Runs in the page. */
export function copiedTexts(): string[] {
  return (window as Watched).takenAlong.copied
}

/** The files that were saved, in order. Runs in the page. */
export function savedFiles(): Promise<{ name: string; type: string; bytes: number[] }[]> {
  const { files } = (window as Watched).takenAlong
  return Promise.all(
    files.map(async ({ name, blob }) => ({
      name,
      type: blob.type,
      bytes: [...new Uint8Array(await blob.arrayBuffer())],
    })),
  )
}
