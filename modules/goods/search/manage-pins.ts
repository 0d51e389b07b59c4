import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import type { NewPin, Pin } from './contract.ts'
import { fold } from './index/fold.ts'
import {
  insertPin,
  listedPins,
  matchingPins,
  type PinRow,
  type PinValues,
  pinnedTitles,
  pinRow,
  pinSorts,
  removePinRow,
  titlesOfCodes,
  updatePin,
} from './pinned.sql.ts'
import type { FindPins } from './staff-contract.ts'

type Title = Pin['titles'][number]

async function viewsOf(db: Db, rows: readonly PinRow[], language: Language): Promise<(row: PinRow) => Pin> {
  const titles = await pinnedTitles(
    db,
    rows.flatMap(({ product_ids }) => product_ids),
    language,
  )
  const byId = new Map(titles.map(({ id, ...title }) => [id, title]))
  return ({ product_ids, ...row }) => {
    const shown = product_ids.flatMap((id): Title[] => {
      const title = byId.get(id)
      return title ? [title] : []
    })
    return { ...row, codes: shown.map(({ code }) => code), titles: shown }
  }
}
const viewOf = async (db: Db, row: PinRow, language: Language): Promise<Pin> => (await viewsOf(db, [row], language))(row)

/** Whose shop's, and the language that its titles are called in. */
export interface PinScope {
  storefront: string
  language: Language
}

/** What is pinned, in force or not. */
export async function findPins(db: Db, { storefront, language }: PinScope, query: FindPins): Promise<ListPage<Pin>> {
  const rows = await listedPins(db, storefront, query, walking(db, query, pinSorts(db), { id: db`r.id` }))
  return listPage(db, query, { rows, matching: matchingPins(db, storefront, query), view: await viewsOf(db, rows, language) })
}

/** A pinned result as it is kept; null where there is none. */
export async function keptPin(db: Db, { storefront, language }: PinScope, id: number): Promise<Pin | null> {
  const row = await pinRow(db, storefront, id)
  return row ? viewOf(db, row, language) : null
}

async function valuesOf(db: Db, storefront: string, { codes, valid_from, valid_to, ...pin }: NewPin): Promise<PinValues> {
  const folded = fold(pin.question)
  if (folded === '') throw new InvalidFields({ question: 'search.no_letters' })
  if (valid_from && valid_to && valid_to < valid_from) throw new InvalidFields({ valid_to: 'search.days_reversed' })
  const titles = await titlesOfCodes(db, storefront, codes)
  const unknown = titles.find(({ id }) => id === null)
  if (unknown) throw new Refused('search.unknown_code', { code: unknown.code })
  return {
    ...pin,
    storefront_code: storefront,
    folded,
    product_ids: [...new Set(titles.flatMap(({ id }) => id ?? []))],
    valid_from: valid_from as Day | null,
    valid_to: valid_to as Day | null,
  }
}

/** Visitors see it within seconds. @throws InvalidFields; Refused 'search.unknown_code'; a refusal by constraint for a question that is pinned already. */
export const addPin = async (db: Db, { storefront, language }: PinScope, pin: NewPin): Promise<Pin> =>
  viewOf(db, await insertPin(db, await valuesOf(db, storefront, pin)), language)

/** @throws NotFound, and as for a new one. */
export async function changePin(db: Db, { storefront, language }: PinScope, id: number, pin: NewPin): Promise<Pin> {
  const row = await updatePin(db, storefront, id, await valuesOf(db, storefront, pin))
  if (!row) throw new NotFound('search.unknown_pin')
  return viewOf(db, row, language)
}

/** @throws NotFound */
export async function removePin(db: Db, storefront: string, id: number): Promise<void> {
  if (!(await removePinRow(db, storefront, id))) throw new NotFound('search.unknown_pin')
}
