import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { connect } from '#database/connect.ts'
import { everyday } from '#database/waits.ts'
import type { Pool } from '#kernel/db.ts'
import { databaseUrl } from './global-setup.ts'

/** As a shop waits, but for connections: a machine with much to do takes its time to open them. */
const patient = { ...everyday, connect: 60 }

/** A migrated, empty database of this test file's own on a real server; dropped afterwards. Call it once at the top of the file. */
export function withDatabase({ max = 10 }: { max?: number } = {}): { readonly sql: Pool; readonly url: string } {
  const name = `shop_${randomBytes(6).toString('hex')}`
  let sql: Pool | undefined
  let url = ''
  beforeAll(async () => {
    const serverUrl = inject('serverUrl')
    const admin = connect(serverUrl, { max: 1, waits: patient })
    // File by file: page by page, through the log, each copy takes three times as long.
    await admin.unsafe(`create database ${name} template shop_template strategy file_copy`)
    await admin.end()
    url = databaseUrl(serverUrl, name)
    sql = connect(url, { max, waits: patient })
  })
  afterAll(async () => {
    await sql?.end({ timeout: 5 })
    const admin = connect(inject('serverUrl'), { max: 1, waits: patient })
    await admin.unsafe(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return {
    get sql() {
      if (!sql) throw new Error('The database is there from beforeAll on')
      return sql
    },
    get url() {
      return url
    },
  }
}
