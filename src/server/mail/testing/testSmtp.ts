import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An email that the test server accepted. */
export interface Accepted {
  /** The envelope's sender. */
  sender: string
  recipients: string[]
  /** The whole message with its headers. */
  raw: string
}

/** A mail server for tests that collects what it accepts. */
export interface TestSmtp {
  url: string
  taken: Accepted[]
  /** Returns the reason to reject an email; `undefined` accepts it. */
  rejectMessage: (messageId: string) => string | undefined
  rejectRecipient: (address: string) => boolean
  close(): Promise<void>
}

/** Listens on a free local port. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      callback(smtp.rejectRecipient(address.address) ? failure(550, 'No such mailbox') : null)
    },
    onData(stream, session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8')
      })
      stream.on('end', () => {
        const problem = smtp.rejectMessage(/^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '')
        if (problem) return callback(failure(451, problem))
        const { mailFrom, rcptTo } = session.envelope
        const recipients = rcptTo.map(({ address }) => address)
        smtp.taken.push({ raw, sender: mailFrom ? mailFrom.address : '', recipients })
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
    rejectMessage: () => undefined,
    rejectRecipient: () => false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
