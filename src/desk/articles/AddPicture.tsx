import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { articlePictureTexts as texts } from '#content/texts/staff/articlePictures.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { type DraftPicture, type DrawnPicture, pictureLimits } from '#contract/staff/articlePictures.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call, upload } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { figureLine } from './insertFigure.ts'

interface AddPictureProps {
  slug: string
  onClose: () => void
  /** The line of Markdown that shows it. */
  onInsert: (line: string) => void
}

/** The picture that is shown in the dialog. */
interface Chosen {
  name: string
  url: string
}

/** A picture for the text: a file that is uploaded at once, or one that is drawn already; then its words, which Escape does not lose. */
export function AddPicture({ slug, onClose, onInsert }: AddPictureProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [drawn, setDrawn] = useState<readonly DrawnPicture[]>()
  const [alt, setAlt, clearAlt] = useDraft(`picture:${slug}:alt`)
  const [caption, setCaption, clearCaption] = useDraft(`picture:${slug}:caption`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const id = useId()
  const altField = useRef<HTMLInputElement>(null)
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  const add = async (file: File) => {
    const problem = file.size > pictureLimits.bytes ? texts.tooLarge : file.size === 0 ? texts.empty : ''
    setError(problem)
    if (problem) return
    await run(async () => {
      const { name } = await upload<DraftPicture>('addArticlePicture', slug, file)
      setChosen({ name, url: staffUrl('articlePicture', name) })
      altField.current?.focus()
    })
  }
  const forget = () => {
    clearAlt(alt)
    clearCaption(caption)
  }
  const offer = () => run(async () => setDrawn(await call<DrawnPicture[]>('drawnPictures')))
  const insert = () => {
    if (!chosen) setError(texts.noneChosen)
    else if (alt.trim() === '') {
      setError(texts.noAlt)
      altField.current?.focus()
    } else {
      onInsert(figureLine({ name: chosen.name, alt, caption }))
      forget()
    }
  }
  return (
    <Modal onClose={onClose} aria-labelledby={`${id}-title`} {...dialogStyle}>
      <chakra.form
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React tells the editor, too, which would save the draft: the dialog is its child.
          event.stopPropagation()
          insert()
        }}
      >
        <H2 id={`${id}-title`}>{texts.title}</H2>
        <Box>
          <chakra.label htmlFor={`${id}-file`} display="block" textStyle="label" mb="1">
            {texts.file}
          </chakra.label>
          <chakra.input
            id={`${id}-file`}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif"
            aria-describedby={`${id}-limits`}
            maxW="full"
            minH="touch"
            fontSize="1rem"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void add(file)
            }}
          />
          <Small id={`${id}-limits`} textStyle="meta">
            {texts.limits}
          </Small>
        </Box>
        {drawn ? (
          <Choice
            labelled
            label={texts.drawn}
            value={drawn.some(({ name }) => name === chosen?.name) ? (chosen?.name ?? '') : ''}
            options={[
              { value: '', text: texts.choose },
              ...drawn.map(({ name, title }) => ({ value: name, text: title })),
            ]}
            onChoose={(name) => setChosen(drawn.find((one) => one.name === name))}
          />
        ) : (
          <Box>
            <Button variant="line" size="sm" aria-disabled={busy} onClick={() => void offer()}>
              {texts.offer}
            </Button>
          </Box>
        )}
        <Box role="status">
          {busy && <Small>{texts.busy}</Small>}
          {chosen && !busy && <Small>{texts.chosen(chosen.name)}</Small>}
        </Box>
        {chosen && (
          <chakra.img
            src={chosen.url}
            alt={alt || texts.preview}
            maxH="14rem"
            w="auto"
            maxW="full"
            borderRadius="tile"
            justifySelf="start"
          />
        )}
        <LabelledField
          ref={altField}
          label={texts.alt}
          required
          maxLength={200}
          value={alt}
          aria-describedby={`${id}-alt`}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Small id={`${id}-alt`} textStyle="meta" mt="-3">
          {texts.altHint}
        </Small>
        <LabelledField
          label={texts.caption}
          maxLength={200}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        {error && <Alert text={error} />}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="navy" size="sm" aria-disabled={busy}>
            {texts.insert}
          </Button>
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {deskTexts.cancel}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}
