/** The catalogue every benchmark reads: 350,000 products on a server of its own, made once and kept for the next benchmark. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#importers/database.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { followWorkRule } from '#modules/goods/titles/work-keys.ts'
import { runImport } from './import-run.ts'
import { worksForUs } from './machine.ts'
import { fillSyntheticCatalogue, forgetTrail } from './synthetic-catalogue.sql.ts'

/** Products of the benchmark catalogue. */
export const benchmarkSize = Number(process.env['BENCHMARK_PRODUCTS']?.replace(/\D/g, '') || 350_000)

/** Real rows and marked copies of them (`npm run import -- benchmark`), or made-up ones where CATALOGUE_DATA is not there. */
export type Origin = 'copied' | 'made'

/** Where the server's data lies: a folder per origin and size, so that none has to be emptied for another. */
export function catalogueFolder(origin: Origin): string {
  const above = process.env['BENCH_DATA_DIR'] || path.join(process.env['DATA_DIR'] || 'data', 'bench')
  return path.resolve(above, `${origin}-${benchmarkSize}`)
}

const doneMark = (folder: string) => path.join(folder, 'complete')
export const isComplete = (folder: string): boolean => existsSync(doneMark(folder))
export const markComplete = (folder: string): void => writeFileSync(doneMark(folder), '')

export interface BenchmarkCatalogue {
  url: string
  stop(): Promise<void>
}

/** Starts the catalogue's server, or joins the one that runs, and makes the catalogue when it is not there yet. */
export async function openBenchmarkCatalogue(): Promise<BenchmarkCatalogue> {
  const copied = isComplete(catalogueFolder('copied')) || Boolean(process.env['CATALOGUE_DATA'])
  const folder = catalogueFolder(copied ? 'copied' : 'made')
  mkdirSync(folder, { recursive: true })
  if (!isComplete(folder)) {
    process.stderr.write(`  making the benchmark's catalogue in ${folder} …\n`)
    if (copied) await runImport(['benchmark', '--size', String(benchmarkSize)], folder)
    else await makeUp(folder)
    markComplete(folder)
  }
  const database = await openDatabase({ DATA_DIR: folder })
  const [server] = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  worksForUs(Number(server))
  return { url: database.url, stop: database.close }
}

async function makeUp(folder: string) {
  // One transaction fills it: what a killed run left is nothing, or all but the search documents.
  rmSync(folder, { recursive: true, force: true })
  const database = await openDatabase({ DATA_DIR: folder })
  try {
    await fillSyntheticCatalogue(database.sql, benchmarkSize)
    // As an import does: a shop that opened on books without a work would join them while it is measured.
    while ((await followWorkRule(database.sql)) > 0);
    await forgetTrail(database.sql)
    await refreshAll(database.sql)
  } finally {
    await database.close()
  }
}
