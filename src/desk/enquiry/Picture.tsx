import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { Attachment } from '#contract/staff/messages.ts'
import { callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { drawPicture } from './drawPicture.ts'
import { Tool } from './tools.ts'

/**
 * A button that shows a picture below its link. It is drawn anew on a canvas: the bytes that a stranger sent are never an
 * image of the page, and the policy of the page would not let them be one.
 */
export function Picture({ file }: { file: Attachment }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'hidden' | 'loading' | 'shown'>('hidden')
  const [failure, setFailure] = useFailure()
  const isShown = state === 'shown'
  const show = async () => {
    setState('loading')
    setFailure('')
    try {
      const content = await callForFile('attachment', { id: file.id })
      // The message may have gone meanwhile.
      const result = canvas.current && (await drawPicture(canvas.current, content))
      setState(result === 'drawn' ? 'shown' : 'hidden')
      if (result === 'tooLarge' || result === 'unreadable') setFailure(texts.pictureFailures[result])
    } catch (error) {
      setState('hidden')
      setFailure(errorText(error))
    }
  }
  return (
    <>
      <Tool
        aria-expanded={isShown}
        aria-disabled={state === 'loading'}
        data-screen=""
        onClick={() => {
          if (isShown) setState('hidden')
          else if (state === 'hidden') void show()
        }}
      >
        <span>{isShown ? texts.hidePicture : texts.showPicture}</span>
        <chakra.span className="unseen">
          <bdi>{file.name}</bdi>
        </chakra.span>
      </Tool>
      <chakra.div w="full" role="status" textStyle="meta" color="err" _empty={{ display: 'none' }}>
        {failure}
      </chakra.div>
      <chakra.canvas
        ref={canvas}
        role="img"
        aria-label={file.name}
        hidden={!isShown}
        w="auto"
        h="auto"
        maxW="full"
        maxH="85vh"
        border="1px solid {colors.line}"
      />
    </>
  )
}
