/** A request that is answered with an error status and a `{ message }` that says what to do. It has had no effect. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
