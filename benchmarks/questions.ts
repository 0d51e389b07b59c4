/**
 * 300 questions as readers put them in three languages, asked of the real books: how often a right answer comes first, and among five. A third was
 * never looked at while the search was mended. `ASKED=all` tells what was not right first, of the questions that may be looked at.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#importers/database.ts'
import { writeDemoDictionaries } from '#importers/demo/load-demo.ts'
import { Synonyms, writeSynonyms } from '#importers/demo/synonyms.ts'
import { ensureGround } from '#importers/ground.sql.ts'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { isComplete, markComplete } from './catalogue.ts'
import { runImport } from './import-run.ts'
import type { Measure } from './measure.ts'
import { ruleOf } from './questions/answers.ts'
import { answersById } from './questions/shelves.sql.ts'

const shown = 5
const here = import.meta.dirname

interface Asked {
  language: Language
  part: 'seen' | 'held'
  kind: string
  question: string
  answer: string
}

interface Verdict extends Asked {
  first: boolean
  amongFive: boolean
  titles: string[]
  corrected: string | null
}

/** @throws Error where a row has not five cells */
function rowsOf(file: string): Asked[] {
  const [, ...lines] = readFileSync(path.join(here, 'questions', file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [language, part, kind, question, answer] = line.split('\t') as [Language, Asked['part'], string, string, string]
    if (!answer) throw new Error(`${file}: "${line}" has not five cells`)
    return { language, part, kind, question, answer }
  })
}

/** The verdicts of all questions: each edition an answer, or each work as the pages of the shop list them. */
export async function judgeAsked(sql: Pool, group: 'works' | 'editions' = 'editions'): Promise<Verdict[]> {
  const answers = await answersById(sql)
  const byEan = new Map([...answers.values()].map((answer) => [answer.ean, answer]))
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  try {
    return [...rowsOf('drawn.tsv'), ...rowsOf('written.tsv')].map((asked) => {
      const good = ruleOf(asked.answer, (ean) => byEan.get(ean))
      const { ids, corrected } = index.find({ q: asked.question, page: 1, limit: shown, group }, asked.language, false)
      const found = ids.map((id) => answers.get(id)!)
      return {
        ...asked,
        first: found.slice(0, 1).some(good),
        amongFive: found.some(good),
        titles: found.map(({ title, people }) => `${title} (${people})`),
        corrected,
      }
    })
  } finally {
    await index.close()
  }
}

/** The real books on a server of their own, imported once and kept. */
async function openBooks() {
  const above = process.env['BENCH_DATA_DIR'] || path.join(process.env['DATA_DIR'] || 'data', 'bench')
  const folder = path.resolve(above, 'books')
  if (isComplete(folder)) return openDatabase({ DATA_DIR: folder })
  if (!process.env['CATALOGUE_DATA'])
    throw new Error('the questions are asked of real books: CATALOGUE_DATA names the folder of books.tsv.gz')
  mkdirSync(folder, { recursive: true })
  process.stderr.write(`  reading the books into ${folder} …\n`)
  const database = await openDatabase({ DATA_DIR: folder })
  try {
    // Sections and synonyms are those of the demonstration.
    await writeDemoDictionaries(database.sql)
    await ensureGround(database.sql)
    const said = readFileSync(path.join(here, '../database/demo/synonyms.json'), 'utf8')
    await writeSynonyms(database.sql, 'T013', Synonyms.parse(JSON.parse(said)))
  } finally {
    await database.close()
  }
  await runImport(['books'], folder)
  markComplete(folder)
  return openDatabase({ DATA_DIR: folder })
}

/** Of a hundred, by what the whole is judged; the parts are told without a verdict. */
const least = { first: 85, amongFive: 97 }

function part(what: string, verdicts: readonly Verdict[], judged: boolean): Measure {
  const share = (good: (verdict: Verdict) => boolean) => (100 * verdicts.filter(good).length) / Math.max(1, verdicts.length)
  const [first, five] = [share((verdict) => verdict.first), share((verdict) => verdict.amongFive)]
  return {
    what: `${what} (${verdicts.length})`,
    figure: `first ${first.toFixed(1)} %, among five ${five.toFixed(1)} %`,
    budget: judged ? `first ≥ ${least.first} %, among five ≥ ${least.amongFive} %` : '',
    met: first >= least.first && five >= least.amongFive,
  }
}

function tell(verdicts: readonly Verdict[]) {
  for (const { language, part, kind, question, answer, first, amongFive, titles, corrected } of verdicts)
    if (!first && part === 'seen')
      process.stderr.write(
        `${amongFive ? '5' : '–'} ${language} ${kind}: ${question} [${corrected ?? ''}] wanted ${answer}; ${titles.join(' | ')}\n`,
      )
}

export async function run(): Promise<Measure[]> {
  const database = await openBooks()
  try {
    const verdicts = await judgeAsked(database.sql)
    const ofWorks = await judgeAsked(database.sql, 'works')
    if (process.env['ASKED']) tell(verdicts)
    const kinds = [...new Set(verdicts.map(({ kind }) => kind))]
    const of = (name: string, good: (verdict: Verdict) => boolean, judged = false) => part(name, verdicts.filter(good), judged)
    return [
      of('all questions', () => true, true),
      part('all questions, as lists of works', ofWorks, true),
      of('seen while the search was mended', (verdict) => verdict.part === 'seen', true),
      of('held out', (verdict) => verdict.part === 'held', true),
      ...languages.map((language) => of(`asked in ${language}`, (verdict) => verdict.language === language)),
      ...kinds.map((kind) => of(kind, (verdict) => verdict.kind === kind)),
    ]
  } finally {
    await database.close()
  }
}

if (import.meta.main) for (const { what, figure } of await run()) console.log(what, '—', figure)
