import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { SortColumn, Walk, Walked } from '#modules/people/staff/list.ts'
import type { TitlesQuery } from './staff-contract.ts'

export interface TitleRow extends Walked {
  product: number
  store_code: string
  title: string
  ean: string
  shelf: string
  quantity: number
  everywhere: number
  last_sold: Date | null
  waiting: number
}

/** Titles that were asked for: found by words, or by a number. */
export interface AskedTitles {
  ids: readonly number[]
  number: string
}

/** How titles are put in the order of a language: pieces for a statement that calls a product `p`. The search knows it. */
export interface TitleOrder {
  join: (db: Db) => Part
  key: (db: Db, language: Language) => Part
}

export interface Wanted {
  query: TitlesQuery
  storeCode: string
  /** Null: whatever the store has. */
  asked: AskedTitles | null
  inOrder: TitleOrder
}

/** Copies of orders that nobody has yet: sold beyond what there was, and promised. */
const waiting = (db: Db) => db`
  select l.product_id, sum(l.quantity - coalesce(t.copies, 0))::int as copies
  from order_line l left join lateral (select sum(quantity) as copies from order_stock where order_line_id = l.id) t on true
  where l.is_delayed and l.launch_on is null and l.fulfilment in ('placed', 'preparing') group by 1
  having sum(l.quantity - coalesce(t.copies, 0)) > 0`

const unsold = (db: Db, storeCode: string, days: number) => db`
  and s.quantity > 0 and not exists (
    select from stock_movement m where m.kind in ('sale', 'till_sale') and m.store_code = ${storeCode} and m.product_id = s.product_id
      and m.at > now() - make_interval(days => ${days}))
  and not exists (
    select from stock_movement m where m.kind in ('receipt', 'transfer_in', 'import') and m.store_code = ${storeCode}
      and m.product_id = s.product_id and m.at > now() - make_interval(days => ${days}))`

const ofStore = (db: Db, { shelf, unsold_days }: TitlesQuery, storeCode: string) => db`
    ${shelf ? db`and s.shelf = ${shelf}` : db``} ${unsold_days === undefined ? db`` : unsold(db, storeCode, unsold_days)}`

/** Titles that a store has or gives a shelf to; with words or owed to customers, those of the whole catalogue. */
export const titlesFound = (db: Db, wanted: Wanted): Part => {
  const { query, storeCode, asked, inOrder } = wanted
  const { short, sort } = query
  return db`
  from product p ${sort.endsWith('title') ? inOrder.join(db) : db``} ${ofItsOwn(wanted) ? db`join` : db`left join`} stock s on s.product_id = p.id and s.store_code = ${storeCode}
  ${short ? db`join` : db`left join`} (${waiting(db)}) w on w.product_id = p.id
  where ${
    asked === null
      ? short
        ? db`true`
        : db`(s.quantity > 0 or s.shelf <> '')`
      : db`(p.id = any(${asked.ids as number[]}::bigint[]) or p.ean = ${asked.number} or p.sku = ${asked.number})`
  }
    ${ofStore(db, query, storeCode)}`
}

/** Whether only what the store has is listed: its own rows are walked then. */
const ofItsOwn = ({ query, asked }: Wanted) => asked === null && !query.short

/** What the list can be sorted by, and what tells apart titles that are the same in it. */
export const titleSorts = (
  db: Db,
  language: Language,
  wanted: Wanted,
): { columns: Record<'title' | 'shelf' | 'copies', SortColumn>; id: Part } => {
  const title: SortColumn = { by: wanted.inOrder.key(db, language), kind: 'text' }
  return ofItsOwn(wanted)
    ? {
        columns: { title, shelf: { by: db`s.shelf`, kind: 'text' }, copies: { by: db`s.quantity`, kind: 'number' } },
        id: wanted.query.sort.endsWith('title') ? db`p.id` : db`s.product_id`,
      }
    : {
        columns: {
          title,
          shelf: { by: db`coalesce(s.shelf, '')`, kind: 'text' },
          copies: { by: db`coalesce(s.quantity, 0)`, kind: 'number' },
        },
        id: db`p.id`,
      }
}

/** Each title as in the language of whoever reads the list; where nobody wrote that, as it is printed on it. */
export const titleRows = (db: Db, language: Language, found: Part, storeCode: string, walk: Walk) => db<TitleRow[]>`
  select p.id as product, ${storeCode}::text as store_code, p.ean,
    coalesce((select w.title from product_translation w where w.product_id = p.id and w.language = ${language}), p.title) as title, coalesce(s.shelf, '') as shelf,
    coalesce(s.quantity, 0) as quantity, p.stock as everywhere,
    (select max(at) from stock_movement where product_id = p.id and store_code = ${storeCode} and kind in ('sale', 'till_sale')) as last_sold,
    coalesce(w.copies, 0) as waiting, ${walk.key}
  ${found} ${walk.after} ${walk.order}`

/** All that are found, whatever the page; what a store has is counted without a look at the titles. */
export const everyTitle = (db: Db, found: Part, wanted: Wanted): Part => {
  const { query, storeCode } = wanted
  return ofItsOwn(wanted)
    ? db`select from stock s where s.store_code = ${storeCode} and (s.quantity > 0 or s.shelf <> '') ${ofStore(db, query, storeCode)}`
    : db`select ${found}`
}
