import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from '#ui/controls/Button.tsx'

/** A button that goes to a screen of the workplace. */
export const ButtonLink = createLink(ButtonAnchor)
