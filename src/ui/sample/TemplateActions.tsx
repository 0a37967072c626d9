import { useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { slugOf } from '#content/slug.ts'
import { sampleTexts as texts } from '#content/texts/samples.ts'
import { copyText } from '../browser/copyText.ts'
import { saveFile } from '../browser/saveFile.ts'

interface TemplateActionsProps {
  title: string
  text: string
  /** Address of the page that shows the sample. */
  page: string
  /** Replaced in tests. */
  load?: typeof loadWordFile
}

const loadWordFile = () => import('./wordFile.ts')

/** Takes a sample along: by clipboard, as a text file, or as a Word file, whose maker is loaded on the press. */
export function TemplateActions({ title, text, page, load = loadWordFile }: TemplateActionsProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [status, setStatus] = useState('')
  const [isLoading, setIsLoading] = useState(false)
  const copy = async () => {
    if (await copyText(text)) return setStatus(texts.copied)
    const sample = place.current?.closest('[role=group]')?.querySelector('pre')
    if (sample) getSelection()?.selectAllChildren(sample)
    setStatus(texts.selected)
  }
  const save = (file: Blob, extension: string) => {
    const name = `${slugOf(title)}.${extension}`
    saveFile(file, name)
    setStatus(texts.saved(name))
  }
  const saveText = () => {
    // Windows needs the byte order mark and its own line ends to show the text as it is here.
    save(new Blob([`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }), 'txt')
  }
  const saveWord = async () => {
    setIsLoading(true)
    try {
      const { wordFile, wordType } = await load()
      const parts = wordFile({ title, text, author: site.product, source: site.origin + page, made: new Date() })
      save(new Blob([parts], { type: wordType }), 'docx')
    } catch {
      setStatus(texts.failed)
    }
    setIsLoading(false)
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <button type="button" onClick={saveText}>
        {texts.textFile}
      </button>
      <button type="button" aria-busy={isLoading} onClick={() => void saveWord()}>
        {texts.wordFile}
      </button>
      <p ref={place} role="status">
        {status}
      </p>
    </>
  )
}
