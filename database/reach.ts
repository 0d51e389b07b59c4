import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '#kernel/db.ts'
import { connect } from './connect.ts'
import { everyday } from './waits.ts'

const oldest = 150_000

const isAway = /^(CONNECT|ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|57P0|53300|08)/
/** What is wrong with the address, by the code that the server answers with. */
const wrongAddress: Readonly<Record<string, string>> = {
  '28P01': 'the database does not accept its user and password',
  '28000': 'the database does not let this user in',
  '3D000': 'there is no such database on the server',
  '42501': 'this user has too few rights in the database',
}

/** The address as a person may read it: its password is nobody's business. */
const shown = (url: string) => url.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, '$1:…@')

/** What has to be known about a database before the shop opens on it; null when all is well. */
async function faultOf(sql: Pool): Promise<string | null> {
  const [server] = await sql<{ version: number; standby: boolean; closed: boolean }[]>`
    select current_setting('server_version_num')::int as version, pg_is_in_recovery() as standby,
      current_setting('transaction_read_only') = 'on' as closed`
  if (server!.version < oldest) return 'the server is older than PostgreSQL 15'
  if (server!.standby) return 'the server is a standby, which takes no orders: name the primary'
  if (server!.closed) return 'the database is set to read-only'
  return null
}

/**
 * Makes sure that the database can be used before anything else is tried on it. A server that was started beside the shop, and is not
 * up yet, is waited for `patience` milliseconds.
 * @throws Error with a sentence that says what is wrong with it, within some fifteen seconds.
 */
export async function requireDatabase(
  url: string,
  { connect: seconds = everyday.connect, patience = 10_000 } = {},
): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    const sql = connect(url, { max: 1, waits: { ...everyday, connect: seconds } })
    try {
      const fault = await faultOf(sql)
      if (!fault) return
      throw new Error(`The shop cannot use its database: ${fault} (DATABASE_URL is ${shown(url)}).`)
    } catch (error) {
      const code = String((error as { code?: unknown }).code ?? '')
      if (isAway.test(code) && Date.now() < until) {
        await wait(500)
        continue
      }
      if (isAway.test(code))
        throw new Error(`The database does not answer at ${shown(url)} (${code}). Is it open, and is DATABASE_URL right?`)
      const reason = wrongAddress[code]
      throw reason ? new Error(`The shop cannot use its database: ${reason} (DATABASE_URL is ${shown(url)}).`) : error
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
}
