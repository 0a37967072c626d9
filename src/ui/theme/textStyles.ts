import { defineTextStyles } from '@chakra-ui/react'

/** Sizes and faces (TH-01 to TH-06) and those of the visual design; `base` applies up to 600 px. */
export const textStyles = defineTextStyles({
  h1: style('sans', 'semibold', { base: '2rem', sm: '4rem' }, { base: '1.1', sm: '1.04' }, '-0.018em'),
  h2: style('serif', 'medium', { base: '1.5rem', sm: '2rem' }, '1.22', '-0.012em'),
  h3: style('sans', 'semibold', { base: '1.1875rem', sm: '1.375rem' }, '1.25'),
  statement: style('serif', 'normal', { base: '1.5rem', sm: '2.75rem' }, { base: '1.32', sm: '1.24' }, '-0.018em'),
  lede: style('serif', 'normal', { base: '1.125rem', sm: '1.5rem' }, '1.5'),
  body: style('serif', 'normal', { base: '1rem', sm: '1.25rem' }, '1.6'),
  small: style('serif', 'normal', { base: '1rem', sm: '1.125rem' }, '1.55'),
  ui: style('sans', 'medium', { base: '1rem', sm: '1.0625rem' }, '1.35'),
  label: style('sans', 'semibold', '1rem', '1.25'),
  button: style('sans', 'semibold', { base: '1rem', sm: '1.125rem' }, '1.2'),
  meta: style('sans', 'medium', { base: '0.9375rem', sm: '1rem' }, '1.4'),
})

type Responsive = string | { base: string; sm: string }

function style(
  face: 'sans' | 'serif',
  fontWeight: string,
  fontSize: Responsive,
  lineHeight: Responsive,
  letterSpacing = '0',
) {
  return { value: { fontFamily: face, fontWeight, fontSize, lineHeight, letterSpacing } }
}
