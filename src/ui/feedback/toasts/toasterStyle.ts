import type { SystemStyleObject } from '@chakra-ui/react'
import { toastTime } from './toastTime.ts'

/**
 * Styles the library through its CSS variables: always light, below the top bar, on phones too. The colours are the
 * same in both themes.
 */
export const toasterStyle: SystemStyleObject = {
  '--toastify-toast-width': 'min(390px, 100vw - 32px)',
  '--toastify-toast-top': 'calc(var(--bar) + var(--banner-offset, 0px) + 14px)',
  '--toastify-toast-right': { base: '16px', sm: '26px' },
  '--toastify-toast-padding': '10px 60px 10px 18px',
  '--toastify-toast-bd-radius': '{radii.tile}',
  '--toastify-toast-shadow': '{shadows.card}',
  '--toastify-font-family': '{fonts.sans}',
  '--toastify-color-light': '{colors.white}',
  '--toastify-text-color-light': '{colors.paperInk}',
  '--toastify-icon-color-success': '{colors.noticeOk}',
  '--toastify-icon-color-error': '{colors.noticeError}',
  '--toastify-icon-color-info': '{colors.navy.700}',
  '--toastify-icon-color-warning': '{colors.noticeInfo}',
  '--toastify-z-index': '{zIndex.notice}',
  '--focus-ring': '{colors.navy.700}',
  '& .Toastify__toast-container': {
    w: 'auto',
    top: 'var(--toastify-toast-top)',
    left: 'auto',
    right: 'var(--toastify-toast-right)',
  },
  '& .Toastify__toast': {
    '--edge': '{colors.gold.600}',
    w: 'min(390px, 100vw - 32px)',
    mb: '3',
    borderRadius: 'tile',
    borderInlineStart: '5px solid var(--edge)',
    fontSize: '1rem',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    animation: 'rise',
    animationDuration: 'move',
  },
  '& .Toastify__toast--success': { '--edge': '{colors.noticeOk}' },
  '& .Toastify__toast--error': { '--edge': '{colors.noticeError}' },
  '& .Toastify__toast--info': { '--edge': '{colors.navy.700}' },
  '& [data-dismiss]': {
    position: 'absolute',
    top: '8px',
    insetInlineEnd: '8px',
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    p: '0',
    border: '0',
    borderRadius: 'tile',
    bg: 'transparent',
    color: 'paperInk2',
    cursor: 'pointer',
  },
  // A toast's timer is a CSS animation, which the reduced-motion rule would end at once. Of two important rules the
  // earlier layer wins.
  '@layer reset': {
    '& .Toastify__progress-bar--animated': { _motionReduce: { animationDuration: `${toastTime}ms !important` } },
  },
}
