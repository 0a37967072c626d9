import { createStore } from '@tanstack/store'

/** Whether the server and its database answer, as far as the last call shows. */
export type ServerState = 'ok' | 'away' | 'databaseAway'

export const serverState = createStore<ServerState>('ok')

/** Records the status of an answer; 0 if there was none. A proxy answers 502 or 504 where the server is gone. */
export function noteAnswer(status: number): void {
  if (status === 0 || status === 502 || status === 504) serverState.setState(() => 'away')
  else serverState.setState(() => (status === 503 ? 'databaseAway' : 'ok'))
}
