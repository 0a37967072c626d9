import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers of one connection, which HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

/**
 * HTTP/2 with TLS in front of a server of this machine, as a host's proxy has it. The certificate is made anew each time;
 * Chromium takes it for a valid one, and so keeps what it loads, where it is told the `fingerprint` of its key.
 * @param {number} port of the server
 */
export async function startSecureFront(port) {
  const { key, cert } = makeCertificate()
  const agent = new Agent({ keepAlive: true })
  const front = createSecureServer({ key, cert })
  front.on('stream', (stream, headers) => {
    const path = headers[':path'] ?? '/'
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
    const asked = request({ agent, port, path, method: headers[':method'] ?? 'GET', headers: passed }, (answer) => {
      if (stream.destroyed) return void answer.resume()
      const sent = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
      stream.respond({ ':status': answer.statusCode ?? 502, ...Object.fromEntries(sent) })
      answer.pipe(stream)
    })
    asked.on('error', () => stream.destroy())
    // A visit that ends closes its connection half-way.
    stream.on('error', () => asked.destroy())
    stream.pipe(asked)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  return {
    origin: `https://localhost:${typeof address === 'object' ? address?.port : 0}`,
    fingerprint: fingerprintOf(cert),
    close: () => {
      front.close()
      agent.destroy()
    },
  }
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-certificate-'))
  try {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = spawnSync('openssl', ['req', ...kind, ...names, '-keyout', keyFile, '-out', certFile])
    if (made.status !== 0) throw new Error(`openssl, which makes the certificate, failed: ${made.error ?? made.stderr}`)
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} cert */
function fingerprintOf(cert) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
