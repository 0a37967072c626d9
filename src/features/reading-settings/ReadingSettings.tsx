import { chakra } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { readingSettingsTexts as texts } from '#content/texts/readingSettings.ts'
import { unscripted } from '#theme/scripted.ts'
import { Button } from '#ui/controls/Button.tsx'

type Panel = ComponentType<{ title: string; onClose: () => void }>

const loadPanel = (): Promise<{ default: Panel }> => import('./SettingsPanel.tsx')

/** Opens the reading settings, whose script is loaded on the first press. `load` is replaced in tests. */
export function ReadingSettings({ load = loadPanel }: { load?: typeof loadPanel }) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [Panel, setPanel] = useState<Panel>()
  const open = async () => {
    setState('loading')
    try {
      const { default: loaded } = await load()
      setPanel(() => loaded)
      setState('open')
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
        onClick={() => void open()}
      >
        <chakra.span aria-hidden="true" fontFamily="serif" fontSize="1.25rem" lineHeight="1">
          {texts.sign}
        </chakra.span>
        {texts.open}
      </Button>
      <chakra.p role="status" textStyle="meta" color="ink2" css={{ '&:not(:empty)': { mt: '2' } }}>
        {state === 'failed' && texts.failed}
      </chakra.p>
      {state === 'open' && Panel && <Panel title={texts.open} onClose={() => setState('closed')} />}
    </chakra.div>
  )
}
