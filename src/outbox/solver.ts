/** Solves a challenge of the server, for a request header. Rejects when it cannot before the signal ends. */
export type Solve = (challenge: string, signal: AbortSignal) => Promise<string>

let current: Solve = () => Promise.reject(new Error('There is no solver.'))

/**
 * Says how challenges are solved here. The page loads the solver when a challenge comes, since few ever need it. The
 * worker holds it in its file: a classic worker cannot import anything later.
 */
export function setSolver(solve: Solve): void {
  current = solve
}

/** Solves with the solver that was set. */
export const solveHere: Solve = (challenge, signal) => current(challenge, signal)
