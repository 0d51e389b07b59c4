/** `npm run bench [name …]`: runs the benchmarks (all without names) and prints machine, data, figures and budgets. Never fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Measure } from './measure.ts'

interface Benchmark {
  run(): Promise<Measure[]>
}

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const folder = import.meta.dirname
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('.') && name !== 'run.ts')
  .filter((name) => /export (async function|const) run\b/.test(readFileSync(path.join(folder, name), 'utf8')))
  .map((name) => path.basename(name, '.ts'))
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(2)
}

console.log(
  `Machine   ${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
)
console.log(`Software  Node ${process.versions.node}, ${process.platform}; client and server on this machine`)
console.log(`Data      ${process.env.BENCHMARK_PRODUCTS ?? '350,000'} made-up products unless a line says otherwise\n`)

const rows: string[][] = []
for (const name of wanted.length > 0 ? wanted : known) {
  process.stderr.write(`  ${name} …\n`)
  try {
    const { run } = (await import(path.join(folder, `${name}.ts`))) as Benchmark
    for (const { what, figure, budget, met } of await run()) rows.push([met ? '✓' : '✗', name, what, figure, budget])
  } catch (error) {
    rows.push(['–', name, 'did not run', String(error instanceof Error ? error.message.split('\n')[0] : error), ''])
  }
}

const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
process.exit(0)
