import { chakra } from '@chakra-ui/react'
import { scripted } from '#theme/scripted.ts'
import { noteMarks } from '#ui/text/noteMarks.ts'

/** From 901 px answers are in a side panel. */
export const sidePanelWidth = '(min-width: 56.3125rem)'
const sidePanel = `@media screen and ${sidePanelWidth} and (scripting: enabled)`

/** The last, flexible row absorbs a long answer, so questions keep their height. */
export const Questions = chakra('div', {
  base: {
    [sidePanel]: {
      display: 'grid',
      gridTemplateColumns: '5fr 7fr',
      gridTemplateRows: 'repeat(20, auto) 1fr',
      columnGap: '14',
      '& > h3': { gridColumn: '1' },
    },
  },
})

/** A question: a button that opens its answer. */
export const Question = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      w: 'full',
      minH: 'control',
      px: '18px',
      pt: '15px',
      pb: '13px',
      bg: 'transparent',
      color: 'ink',
      border: '0',
      borderBottom: '1px solid',
      borderColor: 'line',
      fontFamily: 'sans',
      fontWeight: 'semibold',
      fontSize: { base: '1.0625rem', sm: '1.1875rem' },
      lineHeight: '1.3',
      textAlign: 'left',
      cursor: 'pointer',
      '& svg': { color: 'pigment.text', transition: 'transform {durations.move} {easings.out}' },
      _hover: { bg: 'panel' },
      '&[aria-expanded=true]': {
        bg: 'panel',
        color: 'pigment.text',
        boxShadow: 'inset 4px 0 0 {colors.pigment.accent}',
        '& svg': { transform: 'rotate(180deg)' },
      },
      [sidePanel]: { '& svg, &[aria-expanded=true] svg': { transform: 'rotate(-90deg)' } },
    },
  },
  { defaultProps: { type: 'button' } },
)

const panel = {
  gridColumn: '2',
  gridRow: '1 / -1',
  px: '12',
  py: '10',
  bg: 'panel',
  borderTop: '5px solid',
  borderColor: 'pigment.accent',
  borderRadius: 'small',
  boxShadow: 'rest',
} as const

/** The answer below an open question. */
export const Answer = chakra('div', {
  base: {
    px: '18px',
    pt: '4',
    pb: '6',
    textStyle: 'small',
    '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '& a[href^="/glossary#"]': { color: 'inherit', textDecoration: 'underline dotted 1px' },
    ...noteMarks,
    // Before hydration; afterwards `hidden` does the same in every browser.
    [scripted]: { '&:not([data-open])': { display: 'none' } },
    [sidePanel]: {
      ...panel,
      textStyle: 'body',
      '&[data-open]': { animation: 'rise {durations.move} {easings.out}' },
    },
  },
})

/** Shown in the panel until a question is chosen. */
export const DefaultText = chakra('p', {
  base: {
    display: 'none',
    [sidePanel]: {
      ...panel,
      display: 'grid',
      placeItems: 'center',
      m: '0',
      minH: '18rem',
      color: 'ink2',
      textStyle: 'lede',
      textAlign: 'center',
      alignContent: 'center',
      gap: '5',
      _before: { content: '""', w: '44px', h: '44px', bg: 'url(/art/svg/star.svg) center / contain no-repeat' },
    },
  },
})
