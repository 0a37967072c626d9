import 'react-toastify/ReactToastify.css'
import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type CloseButtonProps, ToastContainer, type ToastOptions, toast as toastify } from 'react-toastify/unstyled'
import { toastsTexts as texts } from '#content/texts/toasts.ts'
import { Icon } from '../../media/Icon.tsx'
import { showToastsBy, type ToastMessage } from './toast.ts'
import { toasterStyle } from './toasterStyle.ts'
import { toastTime } from './toastTime.ts'

/**
 * Toasts as specified (SH-08): top right, light, five seconds, paused on hover and when the window loses focus,
 * dismissed by dragging 80 % of their width; Alt+T focuses them, Escape resumes.
 */
export default function Toaster() {
  useEffect(() => showToastsBy(showToast), [])
  return (
    <chakra.div css={toasterStyle}>
      <ToastContainer
        position="top-right"
        theme="light"
        autoClose={toastTime}
        // The library's transitions start the timer when they end, even while hovered, and keep a toast that cannot
        // fade out.
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

function showToast({ id, text, type }: ToastMessage): void {
  const options: ToastOptions = {
    toastId: id,
    type: type === 'loading' ? 'default' : type,
    isLoading: type === 'loading',
    autoClose: type === 'loading' ? false : toastTime,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
  }
  if (toastify.isActive(id)) toastify.update(id, { ...options, render: text })
  else toastify(text, options)
}
