/** A shop on years of a chain's work, and who asks it: for measuring what colleagues look at, over the wire and in their browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Pool } from '#kernel/db.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { openStaffSession } from '#modules/people/staff/sessions.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { giveOffice } from './back-office.sql.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'

const orders = Number(process.env['BENCHMARK_ORDERS'] || 500_000)
/** The store of the bookseller who asks. */
export const store = 'T005'

export interface Office {
  sql: Pool
  shop: RunningShop
  /** Their sessions, as they are sent with a call. */
  people: { desk: string; bookseller: string }
  /** One that a browser sends as its cookie. */
  cookie: string
}

const everybody: Role[] = ['order_desk', 'finance', 'catalogue', 'marketing', 'trade_desk', 'admin']

/** Opens it, with its catalogue and its years of work made where they are not there yet; closes what it opened. */
export async function inOffice<T>(work: (office: Office) => Promise<T>, { pages = false } = {}): Promise<T> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-backoffice-'))
  await migrate(catalogue.url)
  const sql = connectForLongWork(catalogue.url, { max: 1 })
  try {
    await giveOffice(sql, orders)
    const people = {
      desk: await sessionOf(sql, { roles: everybody, storeCode: null }),
      bookseller: await sessionOf(sql, { roles: ['bookseller'], storeCode: store }),
    }
    const cookie = await sessionOf(sql, { roles: ['order_desk', 'catalogue'], storeCode: null, medium: 'browser' })
    const environment = { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false', PAGES: String(pages) }
    const shop = await openShop({ dataDir, environment, within: 600_000 })
    try {
      return await work({ sql, shop, people, cookie })
    } finally {
      await shop.stop()
    }
  } finally {
    await sql.end()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Wanted {
  roles: Role[]
  storeCode: string | null
  medium?: 'command' | 'browser'
}

async function sessionOf(sql: Pool, { roles, storeCode, medium = 'command' }: Wanted): Promise<string> {
  const email = `${medium}-${roles[0]}-${Date.now()}@staff.example`
  const { id } = await createStaff(sql, { email, name: 'Bench', password: 'twelve pomegranates', roles, storeCode })
  const session = { staffId: id, now: new Date(), factorMissing: false, tillId: null, medium, device: 'bench', address: null }
  return sql.begin((tx) => openStaffSession(tx, session))
}
