import { site } from '../site.ts'

/** Interface texts of the card that offers to install the site. */
export const installTexts = {
  region: 'Install this site',
  title: `Keep ${site.product} at hand`,
  text: 'As an app it opens from your home screen, even offline.',
  afterSaving: 'As an app it keeps what you saved more safely and opens from your home screen, even offline.',
  install: 'Add to home screen',
  show: 'Show me how',
  dismiss: 'Not now',
  steps: {
    ios: [
      { icon: 'share', text: 'Tap Share in Safari’s toolbar.' },
      { icon: 'addSquare', text: 'Choose “Add to Home Screen”.' },
      { icon: 'check', text: 'Tap Add. The icon is on your home screen.' },
    ],
    firefox: [
      { icon: 'dots', text: 'Open Firefox’s menu, the three dots.' },
      { icon: 'addSquare', text: 'Choose “Add app to Home screen” or “Install”.' },
      { icon: 'check', text: 'Confirm. The icon is on your home screen.' },
    ],
  },
} as const
