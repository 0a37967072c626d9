import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other reading of the policy's address (specification, section 2) leads to the canonical one. */
export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: '/privacypolicy', replace: true })
  },
})
