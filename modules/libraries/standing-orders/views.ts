import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, sum, toEuros } from '#kernel/money.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember } from '#modules/people/access/member-grants.ts'
import type { ProposedBook, StandingDetail, StandingList, StandingParts, StandingPreview, StandingSummary } from './contract.ts'
import { firstOfMonth, lookThrough, standingOf } from './look-through.ts'
import { checkParts, orderFrom } from './manage.ts'
import { choicesFor, namesFor } from './names.ts'
import { candidateBooks, type ProposedRow, proposedRows } from './proposals.sql.ts'
import { reasonOf, sentenceOf } from './sentence.ts'
import { type StandingSummary as SummaryRow, standingRows, standingSummary } from './standing.sql.ts'

interface Asking {
  caller: Caller
  language: Language
  now: Date
}

const euros = (cents: number | null): number | null => (cents === null ? null : toEuros(cents as Cents))

/** A standing order as a sentence, with what became of it. */
export async function summaryOf(db: Db, row: Omit<SummaryRow, 'list_id'>, language: Language): Promise<StandingSummary> {
  const names = await namesFor(db, row.customer_id, row.categories, row.budget_id, language)
  return {
    standing: row.id,
    words: row.words,
    categories: row.categories,
    languages: row.languages,
    formats: row.formats,
    price_limit: euros(row.price_limit_cents),
    window_months: row.window_months,
    copies: row.copies,
    month_limit: euros(row.month_limit_cents),
    budget: row.budget_id,
    skip_editions: row.skip_editions,
    active: row.active,
    sentence: sentenceOf(standingOf(row), names, language),
    waiting: row.open_lines,
    accepted: row.accepted,
    month_spent: toEuros(row.month_cents as Cents),
  }
}

const bookOf = (row: ProposedRow, language: Language): ProposedBook => ({
  product: row.product_id,
  slug: row.slug,
  sku: row.sku,
  title: row.title,
  author: row.author,
  publisher: row.publisher,
  ean: row.ean,
  details: [languageLabel(row.language_code, language), formatLabel(row.format_code, language)].filter(Boolean).join(' · '),
  price: toEuros(row.price_cents),
  copies: row.copies,
  cost: toEuros(row.cents),
  reason: reasonOf(row.words, row.appeared_on, language),
})

const month = (now: Date): Day => firstOfMonth(dayOf(now))

export async function listStanding(db: Pool, { caller, language, now }: Asking): Promise<StandingList> {
  const [rows, choices] = await Promise.all([standingRows(db, caller.id, month(now)), choicesFor(db, caller.id, language)])
  return {
    items: await Promise.all(rows.map((row) => summaryOf(db, row, language))),
    choices,
    may_manage: mayMember(caller, 'standing.manage'),
  }
}

const mostShown = 500

/** @throws NotFound 'standing.unknown' alike for unknown ones and those of others. */
export async function showStanding(db: Pool, id: number, { caller, language, now }: Asking): Promise<StandingDetail> {
  const row = await standingSummary(db, caller.id, id, month(now))
  if (!row) throw new NotFound('standing.unknown')
  const [summary, lines, choices] = await Promise.all([
    summaryOf(db, row, language),
    proposedRows(db, id, mostShown),
    choicesFor(db, caller.id, language),
  ])
  return {
    ...summary,
    lines: lines.map((line) => bookOf(line, language)),
    total: toEuros(sum(lines.map((line) => line.cents))),
    choices,
    may_manage: mayMember(caller, 'standing.manage'),
  }
}

/** What the parts would propose today; nothing is kept. @throws InvalidFields. */
export async function previewStanding(
  db: Pool,
  id: number | null,
  parts: StandingParts,
  { caller, language, now }: Asking,
): Promise<StandingPreview> {
  await checkParts(db, caller.id, parts)
  const order = orderFrom(caller.id, parts)
  const own = id === null ? null : ((await standingSummary(db, caller.id, id, month(now)))?.id ?? null)
  const [{ taken, leftOver }, names] = await Promise.all([
    lookThrough(db, order, own, dayOf(now)),
    namesFor(db, caller.id, parts.categories, parts.budget, language),
  ])
  const books = new Map(
    (
      await candidateBooks(
        db,
        taken.map((item) => item.product_id),
      )
    ).map((row) => [row.product_id, row]),
  )
  const lines = taken.flatMap((item) => {
    const book = books.get(item.product_id)
    return book
      ? [
          bookOf(
            { ...book, copies: order.copies, cents: item.cents as Cents, words: item.found, appeared_on: item.appeared_on },
            language,
          ),
        ]
      : []
  })
  return {
    sentence: sentenceOf(order, names, language),
    lines,
    total: toEuros(sum(taken.map((item) => item.cents))),
    left_over: leftOver,
  }
}
