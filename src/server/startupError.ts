/** Why the program cannot run, in one line that says how to fix it. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The `code` that Node or a database driver put on an error; empty if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The message to print for an error that ends the program; `undefined` if it is a bug rather than a setup problem. */
export function explainError(error: unknown, config: { port: number; host: string | undefined }): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (['StartupError', 'ConfigError', 'SiteMissing', 'NewerDatabase'].includes(error.name)) return error.message
  const isListening = 'syscall' in error && error.syscall === 'listen'
  const code = isListening ? errorCode(error) : undefined
  const { port, host } = config
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, by another start of this program or by another one. Stop that, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose a port above 1023, for example PORT=8080.`
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${host} is not an address of this machine. Leave HOST unset to listen on all addresses.`
  // The lookup of HOST, before anything listens. Other lookups end no start.
  if ('syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host)
    return `HOST=${host} cannot be found (${errorCode(error)}). Name an address of this machine, or leave HOST unset to listen on all addresses.`
  return undefined
}
