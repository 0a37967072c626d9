import { createFileRoute, redirect } from '@tanstack/react-router'
import { moved } from '#content/moved.ts'

/** The second spelling of the policy's address redirects to the canonical one (D1). */
export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: moved['/privacy-policy'], replace: true })
  },
})
