import { chakra } from '@chakra-ui/react'
import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { lessMotion, useMediaQuery } from '#ui/browser/useMediaQuery.ts'
import { type CarouselTexts, Controls } from './Controls.tsx'
import { Slide } from './Slide.tsx'
import { useRotation } from './useRotation.ts'

/** Horizontal swipe distance in pixels that changes the slide. */
const stroke = 48

interface CarouselProps {
  slides: readonly { id: string | number; content: ReactNode }[]
  texts: CarouselTexts
  /** Id of the heading that labels it. */
  labelledBy: string
}

/**
 * One slide at a time, advanced by a timer (TS-06). The timer pauses on hover, on focus within, when stopped, and with
 * reduced motion. A single slide has no controls.
 */
export function Carousel({ slides, texts, labelledBy }: CarouselProps) {
  const still = useMediaQuery(lessMotion)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const { rotation, next, previous, goTo, finishLeaving } = useRotation(
    slides.length,
    still || pointed || focused || stopped,
  )
  const touchedAt = useRef(0)
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current
    if (Math.abs(moved) >= stroke) (moved < 0 ? next : previous)()
  }
  return (
    <chakra.div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <chakra.ul
        aria-live={rotation.chosen ? 'polite' : 'off'}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX ?? 0
        }}
        onTouchEnd={onTouchEnd}
        display="grid"
        gap="12"
        listStyle="none"
        mb="8"
      >
        {slides.map(({ id, content }, position) => (
          <Slide
            key={id}
            position={position}
            label={texts.slideOf(position + 1, slides.length)}
            rotation={rotation}
            finishLeaving={finishLeaving}
          >
            {content}
          </Slide>
        ))}
      </chakra.ul>
      {slides.length > 1 && (
        <Controls
          texts={texts}
          count={slides.length}
          index={rotation.index}
          stopped={still ? undefined : stopped}
          onPrevious={previous}
          onNext={next}
          onGoTo={goTo}
          onStop={() => setStopped(!stopped)}
        />
      )}
    </chakra.div>
  )
}
