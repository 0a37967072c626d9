import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload, PushSubscriptionBody } from '#contract/staff/push.ts'

/** The text that a device could read, and for how many seconds the service was to keep it. */
export interface TakenPush {
  endpoint: string
  payload: PushPayload
  ttl: number
  urgency: string
}

/** A push service on this machine. It reads messages as a device would, and refuses those that break RFC 8291 or 8292. */
export interface TestPushService {
  origin: string
  taken: TakenPush[]
  /** The faults of messages that it refused with 400. */
  faults: string[]
  /** Answers with this status from now on; 201 takes messages. */
  answerWith(status: number, headers?: Record<string, string>): void
  /** The result of a browser's `pushManager.subscribe` for this key of the server's. */
  subscribe(publicKey: string): PushSubscriptionBody
  close(): Promise<void>
}

interface DeviceKeys {
  publicKey: Buffer
  privateKey: Buffer
  auth: Buffer
  /** The server that may send, in base64url. */
  serverKey: string
}

export async function startTestPushService(): Promise<TestPushService> {
  const devices = new Map<string, DeviceKeys>()
  const [taken, faults]: [TakenPush[], string[]] = [[], []]
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status, answer.headers).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const device = devices.get(request.url ?? '')
    if (!device) return 404
    if (answer.status !== 201) return answer.status
    const { headers } = request
    try {
      checkVapid(headers, origin, device.serverKey, Date.now())
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encoded as aes128gcm')
      const payload = JSON.parse(decrypt(Buffer.concat(parts), device)) as PushPayload
      const endpoint = origin + request.url
      taken.push({ endpoint, payload, ttl: Number(headers.ttl), urgency: String(headers.urgency) })
      return 201
    } catch (error) {
      faults.push(String(error))
      return 400
    }
  }

  return {
    origin,
    taken,
    faults,
    answerWith(status, headers = {}) {
      answer = { status, headers }
    },
    subscribe(serverKey) {
      const ecdh = createECDH('prime256v1')
      const publicKey = ecdh.generateKeys()
      const path = `/push/${randomBytes(16).toString('base64url')}`
      const auth = randomBytes(16)
      devices.set(path, { publicKey, privateKey: ecdh.getPrivateKey(), auth, serverKey })
      return {
        endpoint: origin + path,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads a message of RFC 8291 (one record of aes128gcm, RFC 8188). */
export function decrypt(body: Buffer, device: Pick<DeviceKeys, 'publicKey' | 'privateKey' | 'auth'>): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(device.privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.publicKey, senderKey])
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), device.auth, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const record = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()])
  const end = record.lastIndexOf(2)
  if (end < 0 || record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record')
  return record.subarray(0, end).toString('utf8')
}

/** Checks who signed a message, for which service and for how long (RFC 8292). */
function checkVapid({ authorization = '' }: IncomingHttpHeaders, audience: string, serverKey: string, now: number) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== serverKey) throw new Error('signed by another server than the subscription names')
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  if (read(header).alg !== 'ES256') throw new Error('not signed with ES256')
  const { aud, exp, sub } = read(claims)
  if (aud !== audience) throw new Error(`signed for ${aud}`)
  if (!(exp * 1000 > now) || exp * 1000 > now + 86_400_000) throw new Error('signed for too long or not long enough')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('signed without a contact')
}
