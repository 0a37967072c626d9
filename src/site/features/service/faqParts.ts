import { chakra } from '@chakra-ui/react'
import { noteMarks } from '#ui/text/noteMarks.ts'
import { scripted, unscripted } from '#ui/theme/scripted.ts'

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
    },
  },
})

/** A question: a heading below the button that opens its answer. */
export const Question = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: 'control',
    pl: '18px',
    pr: '52px',
    pt: '15px',
    pb: '13px',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& h3': {
      m: '0',
      minW: '0',
      fontFamily: 'sans',
      fontWeight: 'semibold',
      fontSize: { base: '1.0625rem', sm: '1.1875rem' },
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
    },
    '& svg': { color: 'pigment.text', transition: 'transform {durations.move} {easings.out}' },
    _hover: { bg: 'panel' },
    '&[data-chosen]': {
      bg: 'panel',
      color: 'pigment.text',
      boxShadow: 'inset 4px 0 0 {colors.pigment.accent}',
      // Contrast themes take shadows and backgrounds away.
      '@media (forced-colors: active)': { borderLeft: '4px solid', pl: '14px' },
      '& svg': { transform: 'rotate(180deg)' },
    },
    '@media print': { display: 'block', minH: '0', p: '0', border: '0' },
    [sidePanel]: { gridColumn: '1', '& svg, &[data-chosen] svg': { transform: 'rotate(-90deg)' } },
  },
})

/** Lies over the whole question, whose heading names it. */
export const Toggle = chakra(
  'button',
  {
    base: {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      w: 'full',
      px: '18px',
      bg: 'transparent',
      border: '0',
      cursor: 'pointer',
      ...unscripted({ display: 'none' }),
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
    // Before hydration; afterwards the attribute does the same in every browser.
    [scripted]: { '&:not([data-open])': { display: 'none' } },
    '@media screen': { '&[data-closed]': { display: 'none' } },
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
