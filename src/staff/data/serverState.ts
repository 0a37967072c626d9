import { Observable } from './observable.ts'

/** Whether the server and its database answer, as far as the last call shows. */
export type ServerState = 'ok' | 'away' | 'databaseAway'

export const serverState = new Observable<ServerState>('ok')

/** Records the status of an answer; 0 if there was none. A proxy answers 502 or 504 where the server is gone. */
export function noteAnswer(status: number): void {
  if (status === 0 || status === 502 || status === 504) serverState.set('away')
  else serverState.set(status === 503 ? 'databaseAway' : 'ok')
}
