/** Why the program cannot run, in one line that names the remedy. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The code that Node or a database gave an error; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What to print for an error that ends the program; `undefined` when it is not one that a person can remedy. */
export function remedyFor(error: unknown, config: { port: number; host: string | undefined }): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (['StartFailure', 'ConfigError', 'SiteMissing', 'NewerDatabase'].includes(error.name)) return error.message
  const isListening = 'syscall' in error && error.syscall === 'listen'
  const code = isListening ? codeOf(error) : undefined
  const { port, host } = config
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023, for example PORT=8080.`
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${host} is not an address of this machine. Leave HOST out to listen on all.`
  return undefined
}
