import { chakra } from '@chakra-ui/react'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { listenTexts as texts } from '#content/texts/listen.ts'
import { isOnline, onConnectionChange } from '#ui/browser/connection.ts'
import { Button } from '#ui/controls/Button.tsx'
import { unscripted } from '#ui/theme/scripted.ts'
import { audibleVoices } from './voices.ts'

type Player = ComponentType<{ blog: Blog; opener: RefObject<HTMLElement | null>; onClose: () => void }>

const loadPlayer = (): Promise<{ default: Player }> => import('./Player.tsx')

/**
 * Lets the article be read aloud; the script is loaded on the press. The place of the button is reserved, and it is seen
 * where the device has a voice that speaks its language. `load` is replaced in tests.
 */
export function Listen({ blog, load = loadPlayer }: { blog: Blog; load?: typeof loadPlayer }) {
  const [canSpeak, setCanSpeak] = useState(false)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [Player, setPlayer] = useState<Player>()
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const synth = window.speechSynthesis
    // Chrome and Android name their voices late.
    const look = () => setCanSpeak(audibleVoices(synth.getVoices(), isOnline()).length > 0)
    if (!synth) return
    look()
    synth.addEventListener('voiceschanged', look)
    const unsubscribe = onConnectionChange(look)
    return () => {
      synth.removeEventListener('voiceschanged', look)
      unsubscribe()
    }
  }, [])
  const end = (as: 'open' | 'failed') => setState((now) => (now === 'loading' ? as : now))
  const toggle = async () => {
    // A second press also calls off a player that is still loading.
    if (state === 'open' || state === 'loading') return setState('closed')
    // Safari lets a page speak that has begun to do so during a press.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    setState('loading')
    try {
      const { default: loaded } = await load()
      setPlayer(() => loaded)
      end('open')
    } catch {
      end('failed')
    }
  }
  return (
    <chakra.div mt="4" css={{ '& > [data-mute]': { visibility: 'hidden' }, ...unscripted({ display: 'none' }) }}>
      <Button
        ref={opener}
        variant="line"
        size="sm"
        color="link"
        aria-pressed={state === 'open'}
        aria-busy={state === 'loading'}
        onClick={() => void toggle()}
        {...(!canSpeak && { 'data-mute': '' })}
      >
        {texts.open}
      </Button>
      <chakra.p role="status" textStyle="meta" color="ink2" css={{ '&:not(:empty)': { mt: '2' } }}>
        {state === 'failed' && texts.failed}
      </chakra.p>
      {state === 'open' && Player && <Player blog={blog} opener={opener} onClose={() => setState('closed')} />}
    </chakra.div>
  )
}
