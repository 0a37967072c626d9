import { chakra } from '@chakra-ui/react'

/** A spinner with a label for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <chakra.span
        data-spinner=""
        aria-hidden="true"
        w="1.35em"
        h="1.35em"
        border="3px solid"
        borderColor="current"
        borderTopColor="transparent"
        borderRadius="full"
        animation="spin 0.9s linear infinite"
      />
      <span className="unseen">{label}</span>
    </>
  )
}
