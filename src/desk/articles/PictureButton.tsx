import { Box } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { articlePictureTexts as texts } from '#content/texts/staff/articlePictures.ts'
import { Button } from '#ui/controls/Button.tsx'
import { announceDone } from '../data/undo.ts'
import { AddPicture } from './AddPicture.tsx'
import { insertFigure } from './insertFigure.ts'

interface PictureButtonProps {
  slug: string
  /** The field of the text, whose cursor says where the picture goes. */
  body: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
}

/** Opens the dialog, and puts the picture behind the paragraph in which the cursor is. */
export function PictureButton({ slug, body, onText }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const insert = (line: string) => {
    const field = body.current
    if (!field) return
    const made = insertFigure(field.value, field.selectionEnd, line)
    onText(made.text)
    // React writes the new text before the next frame, and the cursor would be at its end.
    requestAnimationFrame(() => field.setSelectionRange(made.at, made.at))
    setOpen(false)
    announceDone(texts.inserted)
  }
  return (
    <Box>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {/* Outside of the editor's form: a form must not stand in another one. */}
      {isOpen &&
        createPortal(<AddPicture slug={slug} onClose={() => setOpen(false)} onInsert={insert} />, document.body)}
    </Box>
  )
}
