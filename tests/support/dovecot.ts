import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { installPackage } from '#server/store/testing/testPostgres.ts'
import { freePort } from '#server/testing/freePort.ts'

const binary = '/usr/sbin/dovecot'

/** A mailbox in Dovecot, Debian's IMAP server, in a temporary folder. */
export interface Dovecot extends AsyncDisposable {
  /** For `IMAP_URL`, with name and password; without TLS, on this machine only. */
  url: string
  /** Puts an email into the mailbox as a mail server delivers it: a file that is moved into the Maildir. */
  deliver(raw: string): void
}

/** Starts it; as root on Debian it installs a missing package. Rejects with instructions if it cannot be started. */
export async function startDovecot(): Promise<Dovecot> {
  if (!existsSync(binary)) await installPackage('dovecot-imapd')
  if (!existsSync(binary)) throw new Error('Dovecot is not installed. Install it: apt-get install dovecot-imapd')
  const folder = mkdtempSync(join(tmpdir(), 'desk-dovecot-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const maildir = join(folder, 'mail')
  const ids = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout))
  const [uid = 0, gid = 0] = userInfo().uid === 0 ? ids : [userInfo().uid, userInfo().gid]
  for (const name of ['', 'tmp', 'new', 'cur']) {
    mkdirSync(join(maildir, name), { recursive: true })
    chownSync(join(maildir, name), uid, gid)
  }
  const config = join(folder, 'dovecot.conf')
  writeFileSync(
    config,
    [
      `base_dir = ${folder}/run`,
      `log_path = ${folder}/log`,
      'protocols = imap',
      'listen = 127.0.0.1',
      'ssl = no',
      'disable_plaintext_auth = no',
      `mail_location = maildir:${maildir}`,
      'first_valid_uid = 1',
      'first_valid_gid = 1',
      // Tells who is listening at once, however the file came.
      'mailbox_idle_check_interval = 1 secs',
      'passdb {\n  driver = static\n  args = password=secret\n}',
      `userdb {\n  driver = static\n  args = uid=${uid} gid=${gid} home=${folder}\n}`,
      `service imap-login {\n  inet_listener imap {\n    port = ${port}\n  }\n}`,
      '',
    ].join('\n'),
  )
  const server = spawn(binary, ['-F', '-c', config], { stdio: 'ignore' })
  await expect.poll(() => answers(port), { timeout: 30_000, interval: 100 }).toBe(true)
  let count = 0
  return {
    url: `imap://desk:secret@127.0.0.1:${port}/INBOX`,
    deliver(raw) {
      count += 1
      const name = `${Date.now()}.${count}.test`
      writeFileSync(join(maildir, 'tmp', name), raw)
      chownSync(join(maildir, 'tmp', name), uid, gid)
      renameSync(join(maildir, 'tmp', name), join(maildir, 'new', name))
    },
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const { connect } = await import('node:net')
  const socket = connect(port, '127.0.0.1')
  try {
    const [greeting] = (await Promise.race([once(socket, 'data'), once(socket, 'error')])) as [unknown]
    return String(greeting).startsWith('* OK')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
