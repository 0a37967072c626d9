import { plainText } from './plainText.ts'

/** The first letter of a name in an arch. It says nothing that the name beside it does not. */
export function Avatar({ name }: { name: string }) {
  const [first = '?'] = Array.from(plainText(name).replace(/^[^\p{L}\p{N}]+/u, ''))
  return (
    <span className="avatar" aria-hidden="true">
      {first.toUpperCase()}
    </span>
  )
}
