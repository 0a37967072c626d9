import { chakra } from '@chakra-ui/react'
import { type PointerEventHandler, type ReactNode, useState } from 'react'
import { watchWriting } from '#ui/browser/watchWriting.ts'
import { unscripted } from '#ui/theme/scripted.ts'
import { Button } from './Button.tsx'

interface PanelButtonProps<Panel> {
  label: ReactNode
  /** The message when the panel's script does not arrive. */
  failed: string
  load: () => Promise<{ default: Panel }>
  onPointerDown?: PointerEventHandler
  /** Shows the panel; `close` takes it away. */
  children: (Panel: Panel, close: () => void) => ReactNode
}

/** A button that opens a panel, whose script is loaded on the first press. Hidden where scripts do not run. */
export function PanelButton<Panel>({ label, failed, load, onPointerDown, children }: PanelButtonProps<Panel>) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [loaded, setLoaded] = useState<{ default: Panel }>()
  const open = async () => {
    const isWriting = watchWriting()
    setState('loading')
    try {
      setLoaded(await load())
      setState(isWriting() ? 'closed' : 'open')
    } catch {
      setState('failed')
    }
  }
  return (
    <chakra.div mt="4" css={unscripted({ display: 'none' })}>
      <Button
        variant="line"
        size="sm"
        color="link"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onPointerDown={onPointerDown}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <chakra.p role="status" textStyle="meta" color="ink2" css={{ '&:not(:empty)': { mt: '2' } }}>
        {state === 'failed' && failed}
      </chakra.p>
      {state === 'open' && loaded && children(loaded.default, () => setState('closed'))}
    </chakra.div>
  )
}
