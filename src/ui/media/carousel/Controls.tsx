import { chakra, Flex } from '@chakra-ui/react'
import { unscripted } from '#ui/theme/scripted.ts'
import { Icon, type IconName } from '../Icon.tsx'

/** Names of the controls. */
export interface CarouselTexts {
  previous: string
  next: string
  /** `n` counts from 1. */
  goTo: (n: number) => string
  pause: string
  play: string
  slideOf: (n: number, count: number) => string
}

interface ControlsProps {
  texts: CarouselTexts
  count: number
  index: number
  /** Whether the visitor stopped the timer; `undefined` if there is no timer. */
  stopped: boolean | undefined
  onPrevious: () => void
  onNext: () => void
  onGoTo: (position: number) => void
  onStop: () => void
}

/** Previous, one dot per slide, next, and a button that stops the timer (WCAG 2.2.2). Hidden without scripts. */
export function Controls({ texts, count, index, stopped, onPrevious, onNext, onGoTo, onStop }: ControlsProps) {
  return (
    <Flex align="center" justify="center" gap={{ base: '1', sm: '2' }} css={unscripted({ display: 'none' })}>
      <Arrow icon="arrowLeft" label={texts.previous} onClick={onPrevious} />
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <Dot key={position} label={texts.goTo(position + 1)} on={position === index} onClick={() => onGoTo(position)} />
      ))}
      <Arrow icon="arrowRight" label={texts.next} onClick={onNext} />
      {stopped !== undefined && (
        <Arrow icon={stopped ? 'play' : 'pause'} label={stopped ? texts.play : texts.pause} onClick={onStop} />
      )}
    </Flex>
  )
}

function Arrow({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      onClick={onClick}
      display="grid"
      placeItems="center"
      w="touch"
      h="touch"
      borderRadius="full"
      border="1.5px solid"
      borderColor="line"
      bg="panel"
      color="link"
      cursor="pointer"
      transition="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'gold.500' }}
    >
      <Icon name={icon} size="20px" />
    </chakra.button>
  )
}

function Dot({ label, on, onClick }: { label: string; on: boolean; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-current={on}
      onClick={onClick}
      display="grid"
      placeItems="center"
      w={{ base: '36px', sm: 'touch' }}
      h="touch"
      cursor="pointer"
      css={{
        '&::before': {
          content: '""',
          width: '12px',
          height: '12px',
          borderRadius: 'pill',
          border: '2px solid',
          borderColor: 'field',
          transition: 'width {durations.move} {easings.out}',
        },
        '&[aria-current=true]::before': { width: '26px', bg: 'gold.500', borderColor: 'gold.600' },
      }}
    />
  )
}
