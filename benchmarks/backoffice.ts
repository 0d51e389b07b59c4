/** What colleagues look at all day, on years of a chain's work: every list as it may be sorted and filtered, scans, the one box, what waits. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Pool } from '#kernel/db.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { openStaffSession } from '#modules/people/staff/sessions.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { openShop } from '#tests/support/running-shop.ts'
import { codesToScan, giveOffice, wordsToFind } from './back-office.sql.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import type { Measure } from './measure.ts'

const orders = Number(process.env['BENCHMARK_ORDERS'] || 500_000)
const budgets = { list: 50, scan: 150, find: 150, waiting: 150 }
const times = 8
/** A store that is asked for, and that of the bookseller who asks. */
const store = 'T005'

interface Question {
  /** What is measured together, and in the name of whom. */
  kind: string
  budget: number
  path: string
  body?: object
}

/** Every list of the API's own description: as it opens, by each sort, under each value of each closed filter, by words and by days. */
function listsOf(who: string, words: readonly string[]): Question[] {
  const { paths } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), 'utf8')) as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string; schema?: { enum?: string[]; type?: string } }[] } }>
  }
  return Object.entries(paths).flatMap(([url, { get }]) => {
    const asked = (get?.parameters ?? []).filter((one) => one.in === 'query')
    if (!url.startsWith('/api/staff/') || url.includes('{') || !asked.some(({ name }) => name === 'sort')) return []
    const closed = asked.flatMap(({ name, schema }) =>
      name === 'as' || name === 'lang' || name === 'store'
        ? []
        : (schema?.enum ?? (schema?.type === 'boolean' ? ['true'] : [])).map((value) => `${name}=${value}`),
    )
    const stores = asked.some(({ name }) => name === 'store_code') ? [`store_code=${store}`] : []
    const free = [...words.map((q) => `q=${encodeURIComponent(q)}`), 'from=2026-01-01', 'limit=200']
    return ['', ...closed, ...stores, ...free].map((query) => ({
      kind: `${who}: ${url.slice(11)}`,
      budget: budgets.list,
      path: `${url}?${query}`,
    }))
  })
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
const p95 = (sorted: readonly number[]) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? 0

async function sessionOf(sql: Pool, roles: Role[], storeCode: string | null): Promise<string> {
  const email = `${roles[0]}-${Date.now()}@staff.example`
  const { id } = await createStaff(sql, { email, name: 'Bench', password: 'twelve pomegranates', roles, storeCode })
  return sql.begin((tx) =>
    openStaffSession(tx, {
      staffId: id,
      now: new Date(),
      factorMissing: false,
      tillId: null,
      medium: 'command',
      device: 'bench',
      address: null,
    }),
  )
}

export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-backoffice-'))
  await migrate(catalogue.url)
  const sql = connectForLongWork(catalogue.url, { max: 1 })
  try {
    await giveOffice(sql, orders)
    const words = await wordsToFind(sql)
    const codes = await codesToScan(sql)
    const everybody: Role[] = ['order_desk', 'finance', 'catalogue', 'marketing', 'trade_desk', 'admin']
    const people = { desk: await sessionOf(sql, everybody, null), bookseller: await sessionOf(sql, ['bookseller'], store) }
    const shop = await openShop({
      dataDir,
      environment: { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false', PAGES: 'false' },
    })
    try {
      const measures: Measure[] = []
      for (const [who, token] of Object.entries(people)) {
        const questions: Question[] = [
          ...listsOf(who, words),
          ...words.map((q) => ({
            kind: `${who}: find`,
            budget: budgets.find,
            path: `/api/staff/find/?q=${encodeURIComponent(q)}`,
          })),
          { kind: `${who}: waiting`, budget: budgets.waiting, path: '/api/staff/waiting/' },
          ...codes.map((scanned) => ({
            kind: `${who}: scan`,
            budget: budgets.scan,
            path: '/api/staff/scan/?',
            body: { scanned },
          })),
        ]
        for (const [kind, asked] of Map.groupBy(questions, ({ kind }) => kind)) {
          const measured = await measure(shop.url, token, asked)
          if (measured) measures.push({ what: kind, ...measured })
        }
      }
      return measures
    } finally {
      await shop.stop()
    }
  } finally {
    await sql.end()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

let visitor = 0

/** Each question some times, one after the other; null where whoever asks may not. */
async function measure(url: string, token: string, questions: readonly Question[]) {
  const all: { question: Question; sorted: number[] }[] = []
  for (const question of questions) {
    const taken: number[] = []
    for (let time = 0; time <= times; time++) {
      visitor += 1
      const started = performance.now()
      const answer = await fetch(`${url}${question.path}`, {
        method: question.body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
          ...(question.body && { 'content-type': 'application/json' }),
        },
        ...(question.body && { body: JSON.stringify(question.body) }),
      })
      const said = await answer.text()
      if (answer.status === 403) return null
      // Some lists answer nothing to who says nothing.
      if (answer.status === 400 && !question.body) continue
      if (!answer.ok) throw new Error(`${question.path}: ${answer.status} ${said.slice(0, 200)}`)
      // The first one warms.
      if (time > 0) taken.push(performance.now() - started)
    }
    if (taken.length > 0) all.push({ question, sorted: taken.toSorted((a, b) => a - b) })
  }
  const budget = questions[0]?.budget ?? 0
  const late = all.filter(({ sorted }) => p95(sorted) > budget).toSorted((a, b) => p95(b.sorted) - p95(a.sorted))
  if (process.env['BENCHMARK_SAYS_ALL'])
    for (const { question, sorted } of all)
      process.stderr.write(`${middle(sorted).toFixed(0).padStart(6)} ${p95(sorted).toFixed(0).padStart(6)}  ${question.path}\n`)
  const every = all.flatMap(({ sorted }) => sorted).toSorted((a, b) => a - b)
  return {
    figure: `${all.length} questions, p50 ${middle(every).toFixed(0)} ms, p95 ${p95(every).toFixed(0)} ms${late[0] ? `; ${late.length} late: ${late[0].question.path} ${p95(late[0].sorted).toFixed(0)} ms` : ''}`,
    budget: `each p95 ≤ ${budget} ms`,
    met: late.length === 0,
  }
}

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
