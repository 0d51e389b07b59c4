/**
 * `npm run bench [name …]`: runs the benchmarks (all without names) and prints machine, data, figures, budgets and what each computed.
 * `budgets` stands for those that the table of docs/performance.md is made of, in less than half an hour on a quiet machine. Writes
 * the same down as JSON; `--compare FILE` sets an earlier run beside this one. Where others used the machine it gives no verdict. Never fails.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { beside } from './compare.ts'
import { loadNow, mostForOthers, type Spent, watching } from './machine.ts'
import type { Measure } from './measure.ts'
import type { Result } from './results.ts'

interface Benchmark {
  run(): Promise<Measure[]>
}

/** What has a budget of its own as seen by a visitor, the long mixed load cut to a few minutes. */
const ofBudgets = ['pages', 'search', 'checkout', 'statements', 'import', 'visit', 'interactions', 'lighthouse', 'mixed']
const minutesOfMixed = '5'

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, write: { type: 'string' } },
})
const folder = import.meta.dirname
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('.') && name !== 'run.ts')
  .filter((name) => /export (async function|const) run\b/.test(readFileSync(path.join(folder, name), 'utf8')))
  .map((name) => path.basename(name, '.ts'))
const wanted = named.flatMap((name) => (name === 'budgets' ? ofBudgets : [name]))
if (named.includes('budgets')) process.env['BENCH_MINUTES'] ||= minutesOfMixed
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: budgets, ${known.join(', ')}`)
  process.exit(2)
}
const earlier = options.compare ? (JSON.parse(readFileSync(options.compare, 'utf8')) as Result[]) : []

console.log(
  `Machine   ${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB; load ${loadNow()}`,
)
console.log(`Software  Node ${process.versions.node}, ${process.platform}; client and server on this machine`)
console.log(`Data      ${process.env.BENCHMARK_PRODUCTS ?? '350,000'} made-up products unless a line says otherwise\n`)

const percent = (share: number) => `${(share * 100).toFixed(0)} %`
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)
const told = (spent: Spent | null) =>
  spent
    ? `${seconds(spent.wall)} s; computed: node ${seconds(spent.node)} s, PostgreSQL ${seconds(spent.pg)} s; others ${percent(spent.others)} of the machine`
    : 'what was computed is unknown here'

const rows: string[][] = []
const results: Result[] = []
for (const name of wanted.length > 0 ? wanted : known) {
  process.stderr.write(`  ${name} …\n`)
  const spentSince = watching()
  const measures: Measure[] = []
  let failure = ''
  try {
    const { run } = (await import(path.join(folder, `${name}.ts`))) as Benchmark
    measures.push(...(await run()))
  } catch (error) {
    failure = String(error instanceof Error ? error.message.split('\n')[0] : error)
  }
  const spent = spentSince()
  const isBusy = spent !== null && spent.others > mostForOthers
  rows.push(['', name, told(spent), '', isBusy ? 'busy machine, repeat' : ''])
  if (failure) rows.push(['–', name, 'did not run to its end', failure, ''])
  for (const { what, figure, budget, met } of measures) {
    const mark = isBusy && budget !== '' ? '?' : met ? '✓' : '✗'
    const then = earlier.find((one) => one.benchmark === name && one.what === what)
    rows.push([mark, name, what, figure, budget, ...(options.compare ? [beside(figure, then?.figure)] : [])])
    results.push({ benchmark: name, what, figure, budget, met: isBusy ? null : met, spent })
  }
}

const widths = [0, 1, 2, 3, 4].map((column) =>
  Math.max(...rows.filter(([mark]) => mark !== '').map((row) => row[column]?.length ?? 0)),
)
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
const file = path.resolve(
  options.write ?? path.join('data/bench/results', `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`),
)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\nWritten to ${file}; npm run bench -- --compare ${path.relative('.', file)} sets a later run beside it.`)
process.exit(0)
