/** What is wrong with the environment, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads variables and remembers everything that is wrong, so that all of it can be said at once. */
export class EnvReader {
  readonly #env: Readonly<Record<string, string | undefined>>
  readonly #problems: string[] = []

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env
  }

  /** An empty variable counts as not set. */
  optional(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined
  }

  text(name: string, byDefault: string): string {
    return this.optional(name) ?? byDefault
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

  /** The URL as it was given. Its value is never quoted: it may hold a password. */
  url(name: string, protocols: readonly string[], example: string): string | undefined {
    const text = this.optional(name)
    if (text === undefined) return undefined
    const good = URL.canParse(text) && protocols.includes(new URL(text).protocol)
    this.check(good, name, `must be a URL such as ${example}`)
    return text
  }

  origin(name: string, text: string): string {
    const good = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    this.check(good, name, `"${text}" must be an origin such as https://www.example.com`)
    return good ? new URL(text).origin : text
  }

  check(good: boolean, name: string, problem: string): void {
    if (!good) this.#problems.push(`${name} ${problem}`)
  }

  /** Throws `ConfigError` when anything was wrong. */
  finish(): void {
    if (this.#problems.length === 0) return
    throw new ConfigError(
      ['The configuration needs correcting:', ...this.#problems.map((one) => `  - ${one}`)].join('\n'),
    )
  }
}
