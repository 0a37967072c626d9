import { createFileRoute, redirect } from '@tanstack/react-router'
import { moved } from '#content/moved.ts'

/** The other reading of the policy's address (specification, section 2) leads to the canonical one. */
export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: moved['/privacy-policy'], replace: true })
  },
})
