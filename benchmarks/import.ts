/** The import of a whole catalogue: how long, how much memory, and what a second run costs. Runs alone: `npm run bench import`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#importers/database.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { bookRows } from '#tests/support/sample-books.ts'
import { benchmarkSize, catalogueFolder, markComplete } from './catalogue.ts'
import { type ImportRun, runImport } from './import-run.ts'
import { count, type Measure } from './measure.ts'

/** Seconds for 350,000 products, search documents included; other sizes in proportion, beside the start of the server. */
const budgetOf = (seconds: number) => 5 + ((seconds - 5) * benchmarkSize) / 350_000
const importBudget = budgetOf(180)
const rerunBudget = budgetOf(90)

/** Likewise, of processor: what tells a slower import from a busier machine. */
const processorBudget = budgetOf(110)
const rerunProcessorBudget = budgetOf(30)

export async function run(): Promise<Measure[]> {
  const copied = Boolean(process.env['CATALOGUE_DATA'])
  // Real rows and copies become the catalogue of the other benchmarks; made-up rows are measured and gone.
  const folder = copied ? catalogueFolder('copied') : path.join(path.dirname(catalogueFolder('made')), 'import')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const args = copied ? ['benchmark', '--size', String(benchmarkSize)] : ['books', writeRows(folder)]
    const first = await runImport(args, folder)
    if (copied) markComplete(folder)
    const again = await runImport(args, folder)
    return [...measuresOf(first, copied), ofRerun(again), processorOfRerun(again), await ofDocuments(folder)]
  } finally {
    if (!copied) rmSync(folder, { recursive: true, force: true })
  }
}

function writeRows(folder: string): string {
  const file = path.join(folder, 'books.tsv')
  writeFileSync(file, bookRows(benchmarkSize))
  return file
}

const measuresOf = ({ seconds, peakMegabytes, processorSeconds }: ImportRun, copied: boolean): Measure[] => [
  {
    what: `import of ${count(benchmarkSize)} ${copied ? 'products (real rows and copies)' : 'made-up books'}, search documents included`,
    figure: `${seconds.toFixed(1)} s, ${count(benchmarkSize / seconds)} rows/s`,
    budget: `≤ ${Math.round(importBudget)} s`,
    met: seconds <= importBudget,
  },
  {
    what: 'processor time of that import, database server included',
    figure: processorSeconds === null ? 'unknown here' : `${processorSeconds.toFixed(1)} s`,
    budget: `≤ ${Math.round(processorBudget)} s`,
    met: processorSeconds !== null && processorSeconds <= processorBudget,
  },
  {
    what: 'peak memory of the import',
    figure: peakMegabytes === null ? 'unknown here' : `${count(peakMegabytes)} MB`,
    budget: '≤ 768 MB',
    met: peakMegabytes !== null && peakMegabytes <= 768,
  },
]

function ofRerun({ seconds, said }: ImportRun): Measure {
  const untouched = said.includes(`inserted 0   changed 0   unchanged ${benchmarkSize}`)
  return {
    what: 'the same import again, nothing written',
    figure: `${seconds.toFixed(1)} s${untouched ? '' : ', but rows were written'}`,
    budget: `≤ ${Math.round(rerunBudget)} s`,
    met: untouched && seconds <= rerunBudget,
  }
}

const processorOfRerun = ({ processorSeconds }: ImportRun): Measure => ({
  what: 'processor time of that, database server included',
  figure: processorSeconds === null ? 'unknown here' : `${processorSeconds.toFixed(1)} s`,
  budget: `≤ ${Math.round(rerunProcessorBudget)} s`,
  met: processorSeconds !== null && processorSeconds <= rerunProcessorBudget,
})

async function ofDocuments(folder: string): Promise<Measure> {
  const database = await openDatabase({ DATA_DIR: folder })
  try {
    const started = performance.now()
    await refreshAll(database.sql)
    const seconds = (performance.now() - started) / 1000
    const budget = budgetOf(60)
    return {
      what: 'search documents of all of them, written anew',
      figure: `${seconds.toFixed(1)} s`,
      budget: `≤ ${Math.round(budget)} s`,
      met: seconds <= budget,
    }
  } finally {
    await database.close()
  }
}

if (import.meta.main) for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, figure, budget)
