import { chakra, Flex } from '@chakra-ui/react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Blog } from '#content/blocks.ts'
import { listenPlayerTexts as texts } from '#content/texts/listenPlayer.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { ProgressLine } from '#ui/feedback/ProgressLine.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { rates } from './choice.ts'
import { PlayerButton, PlayerSelect, signs } from './PlayerParts.tsx'
import { browserSpeech } from './speak.ts'
import { useListening } from './useListening.ts'

/** On a phone the keyboard leaves little room: while the visitor writes, the bar makes way. */
const whileWriting = 'body:has(#main :is(textarea, input:not([type=checkbox], [type=radio])):focus) &'

interface PlayerProps {
  blog: Blog
  /** The button that opened it. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** Replaced in tests. */
  speech?: typeof browserSpeech
}

/**
 * The bar at the foot of the screen that reads the article aloud. Loaded when first opened. Sentences are not announced:
 * a screen reader would talk over the voice.
 */
export default function Player({ blog, opener, onClose, speech = browserSpeech }: PlayerProps) {
  const bar = useRef<HTMLElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const voicesId = useId()
  const [showsVoices, setShowsVoices] = useState(false)
  const { state, actions, rate, voices, voice, minutesLeft, share, choose } = useListening(blog, bar, speech)
  usePlayerHeight(bar)
  useEffect(() => {
    const button = opener.current
    const place = bar.current
    const isFree = () => document.activeElement === document.body
    // A reader who went on while the script was loading keeps the focus.
    if (isFree() || document.activeElement === button) main.current?.focus({ preventScroll: true })
    return () => {
      // Only where the focus would be lost with the bar.
      if (isFree() || place?.contains(document.activeElement)) button?.focus({ preventScroll: true })
    }
  }, [opener])
  const playing = state.status === 'playing'
  return createPortal(
    <chakra.section
      ref={bar}
      aria-label={texts.region}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="banner"
      bg="panel"
      color="ink"
      boxShadow="form"
      borderTop="1px solid"
      borderColor="line"
      pb="env(safe-area-inset-bottom)"
      css={{ [whileWriting]: { '@media (max-height: 500px), (max-width: 599px)': { display: 'none' } } }}
    >
      <ProgressLine value={share} h="3px" borderRadius="0" />
      <Flex align="center" justify="center" wrap="wrap" gap="4px" columnGap={{ sm: '12px' }} px="12px" py="6px">
        <PlayerButton aria-label={texts.previous} onClick={actions?.previoustrack}>
          <Icon path={signs.previous} />
        </PlayerButton>
        <PlayerButton
          ref={main}
          data-main=""
          aria-label={playing ? texts.pause : texts.play}
          onClick={playing ? actions?.pause : actions?.play}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </PlayerButton>
        <PlayerButton aria-label={texts.next} onClick={actions?.nexttrack}>
          <Icon path={signs.next} />
        </PlayerButton>
        <chakra.span display={{ base: 'none', sm: 'inline' }} textStyle="meta" color="ink2" minW="9.5rem">
          {texts.left(Math.round(minutesLeft))}
        </chakra.span>
        <PlayerSelect
          aria-label={texts.speed}
          value={rate}
          onChange={({ currentTarget }) => choose({ rate: Number(currentTarget.value) })}
        >
          {rates.map((one) => (
            <option key={one} value={one}>
              {texts.rate(one)}
            </option>
          ))}
        </PlayerSelect>
        {voices.length > 1 && (
          <PlayerButton
            aria-label={texts.voice}
            aria-expanded={showsVoices}
            aria-controls={voicesId}
            onClick={() => setShowsVoices(!showsVoices)}
          >
            <Icon path={signs.voice} />
          </PlayerButton>
        )}
        <PlayerButton aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </PlayerButton>
        <chakra.div
          id={voicesId}
          hidden={!showsVoices}
          css={{ '&:not([hidden])': { flex: '1 0 100%', textAlign: 'center' } }}
        >
          <PlayerSelect
            aria-label={texts.voice}
            value={voice}
            onChange={({ currentTarget }) => choose({ voice: currentTarget.value })}
          >
            {voices.map(({ voiceURI, name, localService }) => (
              <option key={voiceURI} value={voiceURI}>
                {localService ? name : texts.remote(name)}
              </option>
            ))}
          </PlayerSelect>
        </chakra.div>
        <chakra.p
          role="status"
          m="0"
          textStyle="meta"
          color="ink2"
          css={{ '&:not(:empty)': { flex: '1 0 100%', textAlign: 'center' } }}
        >
          {state.failed ? texts.failed : state.status === 'ended' && texts.ended}
        </chakra.p>
      </Flex>
    </chakra.section>,
    document.body,
  )
}

/** Publishes the player's height as `--player-height`, above which the floating buttons, notices and focused fields stay. */
function usePlayerHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = bar.current
    if (!node) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--player-height', `${node.offsetHeight}px`))
    observer.observe(node)
    return () => {
      observer.disconnect()
      root.removeProperty('--player-height')
    }
  }, [bar])
}
