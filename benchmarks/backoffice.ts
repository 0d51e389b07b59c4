/** What colleagues look at all day, on years of a chain's work: every list as it may be sorted and filtered, scans, the one box, what waits. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { codesToScan, wordsToFind } from './back-office.sql.ts'
import { computedBy } from './machine.ts'
import type { Measure } from './measure.ts'
import { inOffice, store } from './office.ts'

const budgets = { list: 50, scan: 150, find: 150, waiting: 150 }

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

/** Times that each question is asked once it is warm; what takes long is asked less often. */
const times = Number(process.env['BENCHMARK_TIMES'] || 5)
const long = 1_000

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function questionsOf(who: string, words: readonly string[], codes: readonly string[]): Question[] {
  const api = '/api/staff'
  return [
    ...listsOf(who, words),
    ...words.map((q) => ({ kind: `${who}: find`, budget: budgets.find, path: `${api}/find/?q=${encodeURIComponent(q)}` })),
    { kind: `${who}: waiting`, budget: budgets.waiting, path: `${api}/waiting/` },
    ...codes.map((scanned) => ({ kind: `${who}: scan`, budget: budgets.scan, path: `${api}/scan/?`, body: { scanned } })),
  ]
}

export const run = (): Promise<Measure[]> =>
  inOffice(async ({ sql, shop, people }) => {
    const words = await wordsToFind(sql)
    const codes = await codesToScan(sql)
    const only = new RegExp(process.env['BENCHMARK_ONLY'] ?? '')
    const measures: Measure[] = []
    for (const [who, token] of Object.entries(people))
      for (const [kind, asked] of Map.groupBy(questionsOf(who, words, codes), ({ kind }) => kind)) {
        const measured = only.test(kind) ? await measure(shop, token, asked) : null
        if (measured) measures.push({ what: kind, ...measured })
      }
    return measures
  })

let visitor = 0

async function ask(url: string, token: string, { path, body }: Question) {
  visitor += 1
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, said: await answer.text() }
}

interface Answered {
  path: string
  /** Milliseconds: until the answer, and of processor. */
  took: number
  node: number
  pg: number
}

/** A question some times, one after the other; null where it has no answer of its own. */
async function answered(shop: RunningShop, token: string, question: Question): Promise<Answered | 'forbidden' | null> {
  const warm = performance.now()
  const { status, said } = await ask(shop.url, token, question)
  if (status === 403) return 'forbidden'
  // Some lists answer nothing to who says nothing.
  if (status === 400 && !question.body) return null
  if (status >= 400) throw new Error(`${question.path}: ${status} ${said.slice(0, 200)}`)
  const again = performance.now() - warm > long ? Math.min(2, times) : times
  const computed = computedBy(shop.pid)
  const taken: number[] = []
  for (let time = 0; time < again; time++) {
    const started = performance.now()
    await ask(shop.url, token, question)
    taken.push(performance.now() - started)
  }
  const { node, pg } = computed()
  return { path: question.path, took: middle(taken), node: node / again, pg: pg / again }
}

/** Every question of a kind; null where whoever asks may not. */
async function measure(shop: RunningShop, token: string, questions: readonly Question[]) {
  const all: Answered[] = []
  for (const question of questions) {
    const one = await answered(shop, token, question)
    if (one === 'forbidden') return null
    if (one === null) continue
    all.push(one)
    if (process.env['BENCHMARK_SAYS_ALL'])
      process.stderr.write(`${[one.took, one.node, one.pg].map((value) => value.toFixed(0).padStart(6)).join('')}  ${one.path}\n`)
  }
  if (all.length === 0) return null
  const budget = questions[0]!.budget
  const slowest = all.toSorted((a, b) => b.took - a.took)[0]!
  const late = all.filter(({ took }) => took > budget).length
  const typical = (of: 'took' | 'node' | 'pg') => middle(all.map((one) => one[of])).toFixed(1)
  return {
    figure: `${all.length} questions, ${typical('took')} ms; computed: node ${typical('node')} ms, pg ${typical('pg')} ms; slowest ${slowest.took.toFixed(0)} ms (pg ${slowest.pg.toFixed(0)}): ${slowest.path.slice(10)}${late > 0 ? `; ${late} late` : ''}`,
    budget: `each ≤ ${budget} ms`,
    met: late === 0,
  }
}

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
