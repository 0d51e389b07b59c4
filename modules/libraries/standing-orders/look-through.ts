import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { categoryTree, withDescendants } from '#modules/goods/catalogue/category-tree.ts'
import { isosOfLanguage, languageCodes } from '#modules/goods/catalogue/languages.ts'
import { budgetById } from '#modules/invoicing/budgets/budgets.ts'
import { agreedDiscount } from '#modules/invoicing/terms/terms.ts'
import { type CandidateRow, candidateRows } from './candidates.sql.ts'
import { pick } from './pick.ts'
import { alternativesOf, type StandingOrder } from './sentence-parts.ts'
import { monthCents, proposedOn, type StandingRow } from './standing.sql.ts'

/** Lines of one night's proposal. */
export const mostLines = 100
/** Books looked at beyond those, so that dear ones leave room for others. */
const mostCandidates = 400
/** What is announced may be ordered beforehand. */
const aheadDays = 90

const dayAfter = (from: Day, { months = 0, days = 0 }: { months?: number; days?: number }): Day => {
  const at = new Date(`${from}T12:00:00Z`)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, Math.min(at.getUTCDate(), last) + days))
  return day(moved.toISOString().slice(0, 10))
}
export const firstOfMonth = (today: Day): Day => day(`${today.slice(0, 8)}01`)

/** Books in several languages count for each of them. */
const withCombinations = (wanted: readonly string[]): string[] => {
  const isos = new Set(wanted.flatMap(isosOfLanguage))
  return wanted.length === 0 ? [] : languageCodes.filter((code) => isosOfLanguage(code).some((iso) => isos.has(iso)))
}

export const standingOf = (row: StandingRow): StandingOrder => ({
  id: row.id,
  customerId: row.customer_id,
  memberId: row.member_id,
  words: row.words,
  categories: row.categories,
  languages: row.languages,
  formats: row.formats,
  priceLimitCents: row.price_limit_cents,
  windowMonths: row.window_months,
  copies: row.copies,
  monthLimitCents: row.month_limit_cents,
  budgetId: row.budget_id,
  skipEditions: row.skip_editions,
  active: row.active,
})

/** What of this month's limit and of the budget is still free; null: no limit. A closed budget leaves nothing. */
async function leftCents(db: Db, order: Omit<StandingOrder, 'id'>, id: number | null, today: Day): Promise<number | null> {
  const bounds: number[] = []
  if (order.monthLimitCents !== null)
    bounds.push(order.monthLimitCents - (id === null ? 0 : await monthCents(db, id, firstOfMonth(today))))
  if (order.budgetId !== null) {
    const budget = await budgetById(db, order.customerId, order.budgetId)
    bounds.push(budget.closed ? 0 : budget.availableCents - (await proposedOn(db, order.budgetId)))
  }
  return bounds.length === 0 ? null : Math.max(0, Math.min(...bounds))
}

/** What a standing order would propose on a day, without writing anything; `id` null: one that is not kept yet. */
export async function lookThrough(
  db: Db,
  order: Omit<StandingOrder, 'id'>,
  id: number | null,
  today: Day,
): Promise<{ taken: (CandidateRow & { cents: number })[]; leftOver: number }> {
  const [tree, discount, left] = await Promise.all([
    categoryTree(db),
    agreedDiscount(db, order.customerId),
    leftCents(db, order, id, today),
  ])
  const rows = await candidateRows(
    db,
    {
      standingId: id,
      customerId: order.customerId,
      alternatives: alternativesOf(order.words),
      categories: order.categories.length === 0 ? [] : withDescendants(tree, order.categories),
      languages: withCombinations(order.languages),
      formats: order.formats,
      priceLimitCents: order.priceLimitCents,
      from: dayAfter(today, { months: -order.windowMonths }),
      to: dayAfter(today, { days: aheadDays }),
      skipEditions: order.skipEditions,
    },
    mostCandidates,
  )
  const { taken, leftOver } = pick(
    rows.map((row) => ({ ...row, productId: row.product_id, priceCents: row.price_cents })),
    { copies: order.copies, percent: discount?.books ?? 0, leftCents: left, most: mostLines },
  )
  return { taken, leftOver }
}
