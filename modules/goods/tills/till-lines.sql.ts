import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindTillLines, TillLine, tillOutcomes } from './staff-contract.ts'

/** Whoever tells lines of the same till waits: each number is done once. */
export const lockTill = (tx: Tx, storeCode: string, till: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`till ${storeCode} ${till}`}, 0))`

export interface KeptLine {
  number: string
  kind: TillLine['kind']
  code: string
  copies: number
  product: number | null
  moved: number
  outcome: (typeof tillOutcomes)[number]
}

export const keptLines = (db: Db, { storeCode, till, numbers }: { storeCode: string; till: string; numbers: string[] }) => db<
  KeptLine[]
>`
  select number, kind, code, copies, product_id as product, moved, outcome from till_line
  where store_code = ${storeCode} and till = ${till} and number = any(${numbers}::text[])`

/** Titles by their ISBN or EAN, or by the shop's reference. */
export const productsByCode = (db: Db, codes: readonly string[]) => db<{ code: string; product: number }[]>`
  select g.code, f.id as product from unnest(${codes as string[]}::text[]) g (code)
  join lateral (select p.id from product p where p.ean = g.code or p.sku = g.code order by p.ean = g.code desc, p.id limit 1) f on true`

export interface NewLine extends KeptLine {
  at: string
}

export const insertLines = (
  db: Db,
  { storeCode, till, by, now, lines }: { storeCode: string; till: string; by: number; now: Date; lines: readonly NewLine[] },
) => db`
  insert into till_line (store_code, till, number, kind, code, product_id, copies, moved, outcome, at, told_at, told_by)
  select ${storeCode}, ${till}, l.number, l.kind, l.code, l.product, l.copies, l.moved, l.outcome, l.at, ${now}, ${by}
  from jsonb_to_recordset(${db.json(lines as never)}::jsonb)
    as l (number text, kind text, code text, product bigint, copies int, moved int, outcome text, at timestamptz)`

/** Says of lines that somebody has looked at them. @returns how many */
export const settleLines = async (
  db: Db,
  { lines, onlyStore, by, now }: { lines: readonly number[]; onlyStore: string | null; by: number; now: Date },
): Promise<number> =>
  (
    await db`
      update till_line set settled_at = ${now}, settled_by = ${by}
      where id = any(${lines as number[]}::bigint[]) and outcome <> 'done' and settled_at is null
        ${onlyStore === null ? db`` : db`and store_code = ${onlyStore}`}`
  ).count

const foundIn = (db: Db, { q, from, to, store_code, kind, outcome, waits }: FindTillLines) => db`
  from till_line l left join product p on p.id = l.product_id
  where true ${worded(db, db`list_words(l.number || ' ' || l.code || ' ' || coalesce(p.title, ''))`, q)} ${onDays(db, db`l.at`, { from, to })}
    ${store_code === undefined ? db`` : db`and l.store_code = ${store_code}`} ${kind === undefined ? db`` : db`and l.kind = ${kind}`}
    ${outcome === undefined ? db`` : db`and l.outcome = ${outcome}`}
    ${waits === undefined ? db`` : db`and (l.outcome <> 'done' and l.settled_at is null) = ${waits}`}`

export const tillSorts = (db: Db) => ({ at: { by: db`l.at`, kind: 'instant' } }) as const
export const matchingLines = (db: Db, query: FindTillLines) => db`select l.id ${foundIn(db, query)}`

export interface LineRow extends KeptLine {
  id: number
  at: Date
  store_code: string
  till: string
  title: string | null
  settled_at: Date | null
  settled_by: string | null
}
export const listedLines = (db: Db, query: FindTillLines, language: Language, walk: Walk) => db<(LineRow & Walked)[]>`
  select l.id, l.at, l.store_code, l.till, l.number, l.kind, l.code, l.product_id as product, case when p.id is not null then title_in(p, ${language}) end as title, l.copies,
    l.moved, l.outcome, l.settled_at, (select name from staff_user where id = l.settled_by) as settled_by, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`
