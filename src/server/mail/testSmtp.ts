import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A letter that the test server took. */
export interface Taken {
  recipients: string[]
  /** The whole message with its headers. */
  raw: string
}

/** A mail server for tests that keeps what it takes. */
export interface TestSmtp {
  url: string
  taken: Taken[]
  /** Answers why a letter is not taken now; `undefined` takes it. */
  refuseLetter: (messageId: string) => string | undefined
  refuseRecipient: (address: string) => boolean
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      callback(smtp.refuseRecipient(address.address) ? failure(550, 'No such mailbox') : null)
    },
    onData(stream, session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8')
      })
      stream.on('end', () => {
        const problem = smtp.refuseLetter(/^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '')
        if (problem) return callback(failure(451, problem))
        smtp.taken.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        return callback()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    refuseLetter: () => undefined,
    refuseRecipient: () => false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
