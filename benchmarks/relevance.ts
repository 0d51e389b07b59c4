/** Whether a search puts first what a bookseller would: 150 judged questions on the demonstration catalogue, and 63 it was never tuned by. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#importers/database.ts'
import { loadDemoIfEmpty } from '#importers/demo/load-demo.ts'
import type { Pool } from '#kernel/db.ts'
import { languages } from '#kernel/language.ts'
import { ownWords } from '#modules/editorial/site-search/own-vocabulary.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { heldOutQuestions } from './held-out-questions.ts'
import { type Shelved, shelved } from './judge.sql.ts'
import { type ExpectedProduct, type Judged, judgedQuestions, kinds } from './judged-questions.ts'
import type { Measure } from './measure.ts'

const shown = 5

function is(product: Shelved, expected: ExpectedProduct): boolean {
  return (
    (!expected.title || product.titles.some((title) => title !== null && expected.title?.test(title))) &&
    (!expected.by || expected.by.test(product.people)) &&
    (!expected.in || expected.in.some((id) => product.sections.map(Number).includes(id))) &&
    (!expected.tag || expected.tag.some((key) => product.tags.includes(key))) &&
    (!expected.edition || product.language_code === expected.edition) &&
    (!expected.kind || product.kind === expected.kind) &&
    (!expected.ean || expected.ean.includes(product.ean))
  )
}

export interface Verdict extends Judged {
  first: boolean
  amongFive: boolean
  /** What was shown, for whoever wants to know why. */
  titles: string[]
  corrected: string | null
}

/** Asks every question and judges the first answers. */
export async function judge(sql: Pool, questions: readonly Judged[] = judgedQuestions): Promise<Verdict[]> {
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0, ownWords: () => ownWords(sql) })
  const products = new Map((await shelved(sql)).map((product) => [Number(product.id), product]))
  const verdicts = questions.map((question): Verdict => {
    const { ids, corrected } = index.find({ q: question.q, page: 1, limit: shown }, question.language, false)
    const found = ids.map((id) => products.get(id)!)
    const good = (product: Shelved) => question.wanted !== 'nothing' && question.wanted.some((wanted) => is(product, wanted))
    const nothing = question.wanted === 'nothing' && found.length === 0
    return {
      ...question,
      first: nothing || found.slice(0, 1).some(good),
      amongFive: nothing || found.some(good),
      titles: found.map(({ titles }) => titles[0] ?? ''),
      corrected,
    }
  })
  await index.close()
  return verdicts
}

const part = (verdicts: readonly Verdict[], name: string, budget: number): Measure => {
  const share = (good: (verdict: Verdict) => boolean) => Math.round((100 * verdicts.filter(good).length) / verdicts.length)
  const five = share((verdict) => verdict.amongFive)
  return {
    what: `what a bookseller would show, ${name} (${verdicts.length})`,
    figure: `first ${share((verdict) => verdict.first)} %, among five ${five} %`,
    budget: `≥ ${budget} % among five`,
    met: five >= budget,
  }
}

/** What was not right first, for whoever asks why (VERDICTS=true). */
function tell(verdicts: readonly Verdict[]) {
  if (!process.env.VERDICTS) return
  for (const { language, kind, q, amongFive, first, titles, corrected } of verdicts)
    if (!first)
      process.stderr.write(`${amongFive ? '5' : '–'} ${language} ${kind}: ${q} [${corrected ?? ''}] ${titles.join(' | ')}\n`)
}

export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-relevance-'))
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: process.env.RELEVANCE_DATABASE_URL })
  try {
    await loadDemoIfEmpty(database.sql)
    const verdicts = await judge(database.sql)
    const unseen = await judge(database.sql, heldOutQuestions)
    tell([...verdicts, ...unseen])
    return [
      part(verdicts, 'all', 90),
      part(unseen, 'questions that nothing was tuned by', 85),
      ...languages.map((language) =>
        part(
          verdicts.filter((verdict) => verdict.language === language),
          language,
          90,
        ),
      ),
      ...kinds.map((kind) =>
        part(
          verdicts.filter((verdict) => verdict.kind === kind),
          kind,
          80,
        ),
      ),
    ]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) for (const { what, figure } of await run()) console.log(what, '—', figure)
