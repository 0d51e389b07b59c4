import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, eurosOf } from '#kernel/money.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { FindYearTitles, YearReport } from './staff-contract.ts'
import { requireAccount } from './whole.ts'
import {
  byBudget,
  byLanguage,
  byPublisher,
  bySubject,
  holderOf,
  matchingTitles,
  titleId,
  titleSorts,
  yearSums,
  yearTitles,
} from './year.sql.ts'
import { type YearHead, yearPdf } from './year-paper.ts'

const partOf = (row: { name: string; titles: number; copies: number; total: Cents }) => ({ ...row, total: eurosOf(row.total) })

/** What a year brought an account: read along its own delivery notes. @throws NotFound 'accounts.unknown' */
export async function yearReport(
  db: Db,
  { customer, year }: { customer: string; year: number },
  language: Language,
): Promise<YearReport> {
  await requireAccount(db, customer)
  const of = { customer, year }
  const sums = await yearSums(db, of)
  return {
    ...sums,
    year,
    years: sums.years.toSorted((a, b) => b - a),
    total: eurosOf(sums.total),
    invoiced: eurosOf(sums.invoiced),
    budgets: (await byBudget(db, of)).map(partOf),
    subjects: (await bySubject(db, of, language)).map(partOf),
    languages: (await byLanguage(db, of)).map((row) => partOf({ ...row, name: languageLabel(row.name, language) ?? row.name })),
    publishers: (await byPublisher(db, of)).map(partOf),
  }
}

/** The same as a PDF of the shop's own paper, in the language of the account. @throws NotFound 'accounts.unknown' */
export async function yearPaper(
  db: Db,
  of: { customer: string; year: number },
  headOf: (language: Language) => Promise<YearHead>,
): Promise<Buffer> {
  await requireAccount(db, of.customer)
  const holder = await holderOf(db, of.customer)
  return yearPdf(await yearReport(db, of, holder.language), holder, await headOf(holder.language))
}

/** Each title that was delivered to an account in a year. @throws NotFound 'accounts.unknown' */
export async function findYearTitles(db: Db, query: FindYearTitles, of: { customer: string; year: number }, language: Language) {
  await requireAccount(db, of.customer)
  const asked = { ...query, ...of }
  const rows = await yearTitles(db, asked, walking(db, query, titleSorts(db), titleId(db)))
  return listPage(db, query, {
    rows,
    matching: matchingTitles(db, asked),
    view: ({ language_code, total, ...row }) => ({
      ...row,
      language: (language_code && languageLabel(language_code, language)) ?? '',
      total: eurosOf(total),
    }),
  })
}
