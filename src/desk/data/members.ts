import { titleCase } from '#ui/text/titleCase.ts'
import { sessionState } from './session.ts'

/** The name that a member gave, or one made of the address: 'Ravi Kumar' of `ravi.kumar@office.example`. */
export function memberName(address: string): string {
  const state = sessionState.get()
  const given = 'session' in state ? state.session.names[address] : undefined
  if (given) return given
  const [local = ''] = address.split('@')
  const words = local.replace(/\+.*$/, '').split(/[._-]+/)
  return titleCase(words.filter(Boolean).join(' ')) || address
}

/** Up to two letters that stand for a name in a small circle; empty if it has none. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => /^\p{L}/u.test(word))
  const [first = '', ...rest] = words
  const letters = [first, rest.at(-1) ?? ''].map((word) => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase('en')
}
