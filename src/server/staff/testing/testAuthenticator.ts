import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** Flags of authenticator data: user present, user verified, attested credential data. */
const present = 0x01
const verified = 0x04
const attested = 0x40

/** A passkey in software, as a browser's authenticator makes one (ES256, attestation 'none'). */
export class TestAuthenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #publicKey: Buffer
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }

  /** The response to options for a new passkey. */
  register(challenge: string, origin = this.#origin) {
    const data = this.#data(present | verified | attested, [
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey,
    ])
    // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    const response = {
      clientDataJSON: clientData('create', challenge, origin),
      attestationObject: encoded(attestation),
    }
    return { ...this.#credential(), response: { ...response, transports: ['internal'] } }
  }

  /** The response to options for signing in. */
  sign(challenge: string, origin = this.#origin, flags = present | verified) {
    this.counter += 1
    const data = this.#data(flags, [])
    const clientDataJSON = clientData('get', challenge, origin)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = createSign('sha256')
      .update(Buffer.concat([data, hash]))
      .sign(this.#privateKey)
    const response = { clientDataJSON, authenticatorData: encoded(data), signature: encoded(signature) }
    return { ...this.#credential(), response }
  }

  #credential() {
    const id = encoded(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #data(flags: number, rest: readonly Buffer[]): Buffer {
    const rpIdHash = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...rest])
  }
}

/** Flags of a response for which the authenticator did not verify its user. */
export const unverified = present

function clientData(kind: 'create' | 'get', challenge: string, origin: string): string {
  return encoded(Buffer.from(JSON.stringify({ type: `webauthn.${kind}`, challenge, origin, crossOrigin: false })))
}

function encoded(bytes: Buffer): string {
  return bytes.toString('base64url')
}
