import 'react-toastify/ReactToastify.css'
import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type CloseButtonProps, toast as library, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { toastsTexts as texts } from '#content/texts/toasts.ts'
import { Icon } from '../Icon.tsx'
import { type DueToast, showToastsBy } from './toast.ts'
import { toasterStyle } from './toasterStyle.ts'
import { toastTime } from './toastTime.ts'

/**
 * Toasts as the specification describes them (sections 4 and 9): top right, light, away after five seconds, paused by
 * hovering and by leaving the window, dragged away by 80 % of their width; Alt+T focuses them, Escape lets them go on.
 */
export default function Toaster() {
  useEffect(() => showToastsBy(showToast), [])
  return (
    <chakra.div css={toasterStyle}>
      <ToastContainer
        position="top-right"
        theme="light"
        autoClose={toastTime}
        // Its own transitions start the clock when they end, hovered or not, and keep a toast that cannot fade out.
        transition={false}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        hideProgressBar
        newestOnTop
        limit={4}
        closeButton={Dismiss}
        aria-label={texts.region}
      />
    </chakra.div>
  )
}

function Dismiss({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" data-dismiss="" aria-label={texts.dismiss} onClick={closeToast}>
      <Icon name="close" size="18px" />
    </button>
  )
}

function showToast({ id, text, type }: DueToast): void {
  const options: ToastOptions = {
    toastId: id,
    type: type === 'loading' ? 'default' : type,
    isLoading: type === 'loading',
    autoClose: type === 'loading' ? false : toastTime,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
  }
  if (library.isActive(id)) library.update(id, { ...options, render: text })
  else library(text, options)
}
