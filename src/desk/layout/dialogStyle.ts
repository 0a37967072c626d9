/** The look of the workplace's dialogs. */
export const dialogStyle = {
  m: 'auto',
  w: 'min(36rem, 100vw - 32px)',
  maxH: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  p: { base: 'min({spacing.6}, 7vw)', sm: '8' },
  border: '0',
  borderRadius: 'card',
  bg: 'panel',
  color: 'ink',
  boxShadow: 'form',
  css: { '&::backdrop': { background: 'rgb(10 20 40 / .6)' } },
} as const
