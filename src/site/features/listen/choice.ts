import { listeningKey } from '#content/storageKeys.ts'

export interface ListeningChoice {
  rate: number
  /** The URI of the voice; without one the best of the device. */
  voice?: string
}

/** The speeds offered. */
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2]

/** Speed and voice as the reader chose them on this device. */
export function readChoice(): ListeningChoice {
  return { rate: 1, ...keptChoice() }
}

/** The kept parts of it that make sense. */
function keptChoice(): Partial<ListeningChoice> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(listeningKey) ?? '{}')
    const { rate, voice } = kept as Partial<Record<string, unknown>>
    const known = rates.find((one) => one === rate)
    return { ...(known !== undefined && { rate: known }), ...(typeof voice === 'string' && { voice }) }
  } catch {
    return {}
  }
}

/**
 * The choice after a change of the one that a player has, kept for the articles to come. Another tab may have chosen
 * meanwhile; where storage is blocked, the choice lasts as long as the player.
 */
export function changeChoice(shown: ListeningChoice, change: Partial<ListeningChoice>): ListeningChoice {
  const next = { ...shown, ...keptChoice(), ...change }
  try {
    localStorage.setItem(listeningKey, JSON.stringify(next))
  } catch {
    // Blocked.
  }
  return next
}
