import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { centsOf } from '#kernel/money.ts'
import { categoryTree } from '#modules/goods/catalogue/category-tree.ts'
import { isFormatCode } from '#modules/goods/catalogue/formats.ts'
import { isLanguageCode } from '#modules/goods/catalogue/languages.ts'
import { budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { openListOf } from '#modules/libraries/desk/lists.ts'
import { chargeList, dropEmptyProposal, dropProposal, rememberRefusals, takeProposed } from '#modules/libraries/desk/proposals.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { StandingParts } from './contract.ts'
import { decide } from './proposals.sql.ts'
import { alternativesOf, type StandingOrder } from './sentence-parts.ts'
import {
  closeStanding,
  insertStanding,
  lockStanding,
  type StandingFields,
  standingCount,
  updateStanding,
} from './standing.sql.ts'

const mostStanding = 50
const memberOf = (caller: Caller) => caller.member?.id ?? null

/** @throws InvalidFields for parts that say nothing, or that are not the shop's or the account's. */
export async function checkParts(db: Db, customerId: string, parts: StandingParts): Promise<void> {
  const wrong: FieldRefusals = {}
  if (parts.words === '' && parts.categories.length === 0) wrong['words'] = 'standing.says_nothing'
  else if (parts.words !== '' && alternativesOf(parts.words).length === 0) wrong['words'] = 'standing.words_short'
  const tree = parts.categories.length > 0 ? await categoryTree(db) : null
  if (parts.categories.some((id) => tree?.get(id)?.kind !== 'book')) wrong['categories'] = 'standing.unknown_choice'
  if (!parts.languages.every(isLanguageCode)) wrong['languages'] = 'standing.unknown_choice'
  if (!parts.formats.every(isFormatCode)) wrong['formats'] = 'standing.unknown_choice'
  if (parts.budget !== null) {
    const own = await budgetsOf(db, customerId)
    if (!own.some((budget) => budget.id === parts.budget && !budget.closed)) wrong['budget'] = 'standing.unknown_choice'
  }
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
}

const inCents = (euros: number | null) => (euros === null ? null : centsOf(euros))

/** Parts in the euros of a call as the rules read them. */
export const orderFrom = (customerId: string, parts: StandingParts): Omit<StandingOrder, 'id'> => ({
  customerId,
  memberId: null,
  words: parts.words,
  categories: parts.categories,
  languages: parts.languages,
  formats: parts.formats,
  priceLimitCents: inCents(parts.price_limit),
  windowMonths: parts.window_months,
  copies: parts.copies,
  monthLimitCents: inCents(parts.month_limit),
  budgetId: parts.budget,
  skipEditions: parts.skip_editions,
  active: parts.active,
})

const fieldsOf = (parts: StandingParts): StandingFields => ({
  words: parts.words,
  categories: parts.categories,
  languages: parts.languages,
  formats: parts.formats,
  price_limit_cents: inCents(parts.price_limit),
  window_months: parts.window_months,
  copies: parts.copies,
  month_limit_cents: inCents(parts.month_limit),
  budget_id: parts.budget,
  skip_editions: parts.skip_editions,
  active: parts.active,
})

/**
 * Keeps a standing order, or changes it; it is looked through from the next night on. @returns its id.
 * @throws InvalidFields; NotFound 'standing.unknown' for those of others; Refused 'standing.too_many'.
 */
export const saveStanding = (
  db: Transactional,
  caller: Caller,
  id: number | null,
  parts: StandingParts,
  now: Date,
): Promise<number> =>
  db.begin(async (tx) => {
    await checkParts(tx, caller.id, parts)
    if (id !== null) {
      if (!(await lockStanding(tx, caller.id, id))) throw new NotFound('standing.unknown')
      await updateStanding(tx, id, fieldsOf(parts))
      return id
    }
    if ((await standingCount(tx, caller.id)) >= mostStanding) throw new Refused('standing.too_many', { most: mostStanding })
    const today: Day = dayOf(now)
    return insertStanding(tx, { ...fieldsOf(parts), customer_id: caller.id, member_id: memberOf(caller), ran_on: today })
  })

/** Ends a standing order; what it proposed and nobody decided goes with it. @throws NotFound 'standing.unknown'. */
export const endStanding = (db: Pool, caller: Caller, id: number, now: Date): Promise<void> =>
  db.begin(async (tx) => {
    if (!(await lockStanding(tx, caller.id, id))) throw new NotFound('standing.unknown')
    await closeStanding(tx, id, now)
    await dropProposal(tx, id)
  })

/**
 * Decides on proposed books: accepted ones go into the caller's open order list, refused ones are remembered and never proposed
 * again. A book decided a moment ago by somebody else stays as they decided. @throws NotFound 'standing.unknown'.
 */
export const decideProposal = (
  db: Pool,
  caller: Caller,
  {
    id,
    accept,
    refuse,
    note,
    now,
  }: { id: number; accept: readonly number[]; refuse: readonly number[]; note: string; now: Date },
): Promise<{ accepted: number; refused: number; listId: number | null }> =>
  db.begin(async (tx) => {
    const standing = await lockStanding(tx, caller.id, id)
    if (!standing) throw new NotFound('standing.unknown')
    const by = memberOf(caller)
    const wanted = accept.filter((product) => !refuse.includes(product))
    const refused = await decide(tx, { standingId: id, products: refuse, state: 'refused', by, note, now })
    await takeProposed(tx, refused)
    await rememberRefusals(tx, { customerId: caller.id, products: refused.map((item) => item.product_id), by, note, now })
    const accepted = await decide(tx, { standingId: id, products: wanted, state: 'accepted', by, note: '', now })
    const copies = await takeProposed(tx, accepted)
    let listId: number | null = null
    if (accepted.length > 0) {
      listId = await openListOf(tx, caller)
      await addTriaged(
        tx,
        listId,
        accepted.map((item) => ({
          state: 'found' as const,
          productId: item.product_id,
          candidates: [],
          quantity: copies.get(item.product_id) ?? item.copies,
          asked: '',
          ean: item.ean,
        })),
      )
      if (standing.budget_id !== null) await chargeList(tx, listId, standing.budget_id)
    }
    await dropEmptyProposal(tx, id)
    return { accepted: accepted.length, refused: refused.length, listId }
  })
