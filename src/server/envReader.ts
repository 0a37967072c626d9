import { resolve } from 'node:path'

/** Lists every invalid environment variable, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads environment variables and collects every problem, so that all are reported together. */
export class EnvReader {
  readonly #env: Readonly<Record<string, string | undefined>>
  readonly #problems: string[] = []
  readonly #names = new Set<string>()

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env
  }

  /** An empty variable counts as unset. */
  optional(name: string): string | undefined {
    this.#names.add(name)
    return this.#env[name]?.trim() || undefined
  }

  /** All variables that were asked for. */
  get names(): string[] {
    return [...this.#names]
  }

  text(name: string, byDefault: string): string {
    return this.optional(name) ?? byDefault
  }

  /**
   * A path or a host. In quotation marks, which an env file of Docker keeps, it would be another one: the data of a
   * container would lie beside its volume, and be gone with it.
   */
  place(name: string): string | undefined {
    const text = this.optional(name)
    this.check(
      !/^(["']).*\1$/s.test(text ?? ''),
      name,
      `is ${text}: leave out the quotation marks, they are part of it here`,
    )
    return text
  }

  /** The absolute path of a folder, which need not be there. */
  folder(name: string): string | undefined {
    const path = this.place(name)
    return path === undefined ? undefined : resolve(path)
  }

  list(name: string, byDefault = ''): string[] {
    const parts = this.text(name, byDefault).split(',')
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  }

  integer(name: string, byDefault: number, least: number, most: number): number {
    const value = Number(this.text(name, String(byDefault)))
    const fits = Number.isInteger(value) && value >= least && value <= most
    this.check(fits, name, `must be a whole number from ${least} to ${most}`)
    return fits ? value : byDefault
  }

  oneOf<T extends string>(name: string, values: readonly T[], byDefault: T): T {
    const text = this.text(name, byDefault)
    const value = values.find((one) => one === text)
    this.check(value !== undefined, name, `must be one of ${values.join(', ')}`)
    return value ?? byDefault
  }

  /** The URL unchanged. Error messages never quote it, because it may contain a password. */
  url(name: string, protocols: readonly string[], example: string, needsHost = true): string | undefined {
    const text = this.optional(name)
    if (text === undefined) return undefined
    const hasPassword = example.includes('password')
    const url = URL.canParse(text) ? new URL(text) : undefined
    // 'smtp:mail.example.com' is a URL, too, but one without a host: emails would be sent to this machine. '#' in a password
    // ends the address: what stands before it would be taken for the host.
    const good =
      url !== undefined &&
      protocols.includes(url.protocol) &&
      (!needsHost || url.hostname !== '') &&
      !(hasPassword && url.hash !== '')
    const hint = hasPassword ? '. In a name or password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25' : ''
    this.check(good, name, `must be a URL such as ${example}${hint}`)
    return text
  }

  /** Without a host it names a socket of this machine. */
  databaseUrl(name: string): string | undefined {
    return this.url(name, ['postgres:', 'postgresql:'], 'postgresql://name:password@host/database', false)
  }

  /** An address to which paths are added: after '?' or '#' they would be none. */
  base(name: string, example: string): string | undefined {
    const text = this.url(name, ['http:', 'https:'], example)
    if (text === undefined || !URL.canParse(text)) return text
    const { hostname, username } = new URL(text)
    const good = isOneHost(hostname) && username === '' && !/[?#]/.test(text)
    this.check(good, name, `must be one address such as ${example}, without a name, ? or #`)
    return text
  }

  origin(name: string, text: string): string {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const good = url !== undefined && /^https?:$/.test(url.protocol) && isOneHost(url.hostname)
    this.check(good, name, `"${text}" must be an origin such as https://www.example.com`)
    return good ? url.origin : text
  }

  check(good: boolean, name: string, problem: string): void {
    if (!good) this.#problems.push(`${name} ${problem}`)
  }

  /** Throws `ConfigError` if there was any problem. */
  finish(): void {
    if (this.#problems.length === 0) return
    throw new ConfigError(['The configuration is invalid:', ...this.#problems.map((one) => `  - ${one}`)].join('\n'))
  }
}

/** URLs also take hosts such as '*.example.com' and 'one.example;https', which are those of no page. */
function isOneHost(hostname: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname)
}
