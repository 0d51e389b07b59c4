/** OpenSMTPD as the house's mail server: takes whatever is sent, and keeps it in a box. */
import { chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { freePort } from '#tests/support/running-shop.ts'
import { type Program, start, until } from './programs.ts'

export interface MailServer {
  url: string
  letters(): number
  begin(): Promise<void>
  end(): Promise<void>
}

/** Debian's user that owns nothing. */
const keeper = { name: 'nobody', uid: 65_534, gid: 65_534 }

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
    socket.setTimeout(1_000, () => {
      socket.destroy()
      resolve(false)
    })
  })

/** It hands letters to their owners, so only root may start it; and one at a time, since its control socket has one place on a machine. */
export async function openMailServer(parent: string): Promise<MailServer> {
  const box = path.join(parent, 'mail', 'box')
  mkdirSync(box, { recursive: true })
  chownSync(box, keeper.uid, keeper.gid)
  const port = await freePort()
  const rules = `table everybody { "@" = "${keeper.name}" }
listen on 127.0.0.1 port ${port}
action "keep" maildir "${box}" virtual <everybody>
match from any for any action "keep"
`
  const settings = path.join(parent, 'mail', 'smtpd.conf')
  writeFileSync(settings, rules, { mode: 0o600 })
  let program: Program | undefined
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters() {
      try {
        return readdirSync(path.join(box, 'new')).length
      } catch {
        return 0
      }
    },
    async begin() {
      program = start('smtpd', ['-d', '-f', settings], { asRoot: true })
      await until('the mail server greets', () => greets(port))
    },
    async end() {
      await program?.end()
    },
  }
  await server.begin()
  return server
}
