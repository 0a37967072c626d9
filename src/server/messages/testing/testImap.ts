import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mailbox in memory that speaks as much of IMAP4rev1 (RFC 3501, with IDLE) as a reader needs. */
export interface TestImap {
  /** With name and password. */
  url: string
  /** By UID. */
  mails: Map<number, string>
  validity: number
  /** Commands that changed, or could have changed, the mailbox. */
  changes: string[]
  /** Adds an email and tells who is listening. */
  add(raw: string): void
  /** Refuses every connection, or accepts them again. */
  isAway: boolean
  /** Whether it refuses this command, such as 'UID SEARCH', with these arguments. */
  refuses: (command: string, args: string) => boolean
  /** Whether the connection ends where it refuses something. */
  endsRefused: boolean
  close(): Promise<void>
}

/** Listens on a free local port. */
export async function startTestImap(): Promise<TestImap> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    if (imap.isAway) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE UIDPLUS] ready\r\n')
    talk(socket, imap)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let next = 1
  const imap: TestImap = {
    url: `imap://desk%40example.com:secret%20word@127.0.0.1:${port}/INBOX`,
    mails: new Map(),
    validity: 7,
    changes: [],
    isAway: false,
    refuses: () => false,
    endsRefused: false,
    add(raw) {
      next = Math.max(next, 1 + Math.max(0, ...imap.mails.keys()))
      imap.mails.set(next, raw)
      for (const socket of sockets) socket.write(`* ${imap.mails.size} EXISTS\r\n`)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return imap
}

function talk(socket: Socket, imap: TestImap): void {
  let rest = ''
  let idleTag = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.toUpperCase() === 'DONE') {
        socket.write(`${idleTag} OK idle ended\r\n`)
        continue
      }
      const [, tag = '', command = '', args = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/i.exec(line) ?? []
      if (command.toUpperCase() === 'IDLE') {
        idleTag = tag
        socket.write('+ idling\r\n')
      } else if (imap.endsRefused && imap.refuses(command.toUpperCase(), args)) socket.destroy()
      else socket.write(answer(tag, command.toUpperCase(), args, imap), 'latin1')
    }
  })
}

function answer(tag: string, command: string, args: string, imap: TestImap): string {
  const done = `${tag} OK done\r\n`
  if (imap.refuses(command, args)) return `${tag} NO [SERVERBUG] Internal error occurred\r\n`
  const uids = [...imap.mails.keys()].sort((one, other) => one - other)
  switch (command) {
    case 'CAPABILITY':
      return `* CAPABILITY IMAP4rev1 IDLE UIDPLUS\r\n${done}`
    case 'LOGIN':
      return args === '"desk@example.com" "secret word"' ? done : `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`
    case 'LIST':
    case 'LSUB':
      return `* ${command} (\\HasNoChildren) "/" INBOX\r\n${done}`
    case 'EXAMINE':
    case 'SELECT': {
      if (command === 'SELECT') imap.changes.push(command)
      const next = 1 + Math.max(0, ...uids)
      return `* FLAGS (\\Seen)\r\n* ${uids.length} EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY ${imap.validity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n${tag} OK [READ-ONLY] done\r\n`
    }
    case 'UID SEARCH': {
      const [, from] = /UID (\d+):\*/i.exec(args) ?? []
      // As servers do: `n:*` names the last one in any case.
      const last = uids.at(-1)
      const found = from === undefined ? uids : uids.filter((uid) => uid >= Number(from) || uid === last)
      return `* SEARCH ${found.join(' ')}\r\n${done}`
    }
    case 'UID FETCH': {
      const uid = Number(/^(\d+)/.exec(args)?.[1])
      const raw = imap.mails.get(uid)
      if (raw === undefined) return done
      const bytes = Buffer.from(raw)
      const number = uids.indexOf(uid) + 1
      if (!/BODY/i.test(args)) return `* ${number} FETCH (UID ${uid} RFC822.SIZE ${bytes.length})\r\n${done}`
      if (!/BODY\.PEEK/i.test(args)) imap.changes.push(command)
      return `* ${number} FETCH (UID ${uid} BODY[] {${bytes.length}}\r\n${bytes.toString('latin1')})\r\n${done}`
    }
    case 'NOOP':
    case 'ID':
    case 'NAMESPACE':
    case 'ENABLE':
      return done
    case 'LOGOUT':
      return `* BYE\r\n${done}`
    default:
      imap.changes.push(command)
      return `${tag} BAD unknown\r\n`
  }
}
