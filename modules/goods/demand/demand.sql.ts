import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { AnswerDemand, DemandKind, DemandRow, FindDemand } from './staff-contract.ts'

/** Of each kind: what it goes by, its words, its title where there is one, how often and when last. */
const sources = (db: Db, language: Language) => ({
  search: db`
    select m.words as key, m.words, case when m.words ~ '^97[89][0-9]{10}$' then m.words end as ean, null::bigint as product_id,
      sum(m.asked) as asked, max(m.last_at) as last_at
    from search_miss m group by m.words`,
  notice: db`
    select n.product_id::text as key, title_in(p, ${language}) as words, p.ean, n.product_id, count(*) as asked, max(n.asked_at) as last_at
    from stock_notice n join product p on p.id = n.product_id
    where n.confirmed_at is not null and n.told_at is null and n.stopped_at is null group by n.product_id, p.id`,
  request: db`
    select coalesce(nullif(r.ean, ''), search_fold(r.asked)) as key, min(r.asked) as words, nullif(max(r.ean), '') as ean,
      null::bigint as product_id, sum(r.quantity) as asked, max(r.asked_at) as last_at
    from bookseller_request r where r.state in ('open', 'answered') group by 1`,
})

const foundIn = (db: Db, query: FindDemand, language: Language) => {
  const { kind, answer, q } = query
  return db`
    from (${sources(db, language)[kind]}) d left join demand_answer a on a.kind = ${kind} and a.key = d.key
    where true ${worded(db, db`list_words(concat_ws(' ', d.words, d.ean))`, q)} ${onDays(db, db`d.last_at`, query)}
      ${answer === undefined ? db`` : answer === 'open' ? db`and a.answer is null` : db`and a.answer = ${answer}`}`
}

/** What nobody has answered yet, for what waits. */
export const demandOpen = (db: Db, kind: DemandKind) => db`
  select d.last_at as since, null::bigint as cents
  from (${sources(db, 'es')[kind]}) d left join demand_answer a on a.kind = ${kind} and a.key = d.key where a.answer is null order by d.last_at`

export const matchingDemand = (db: Db, query: FindDemand, language: Language) => db`select d.key ${foundIn(db, query, language)}`
export const demandSorts = (db: Db) =>
  ({ asked: { by: db`d.asked`, kind: 'number' }, last_at: { by: db`d.last_at`, kind: 'instant' } }) as const

type Row = Omit<DemandRow, 'last_at' | 'answered_at'> & { last_at: Date; answered_at: Date | null } & Walked

export const demandRows = (db: Db, query: FindDemand, language: Language, walk: Walk) => db<Row[]>`
  with page as materialized (
    select d.*, a.answer, coalesce(a.note, '') as note, a.staff_id, a.at as answered_at, a.product_id as answered_product, ${walk.key}
    ${foundIn(db, query, language)} ${walk.after} ${walk.order})
  select d.key, d.words, coalesce(d.ean, p.ean) as ean, p.id as product, d.asked::int as asked, d.last_at, p.stock, d.answer, d.note,
    u.name as by, d.answered_at, d.list_key, d.list_id
  from page d
  left join product p on p.id = coalesce(d.answered_product, d.product_id, (select id from product where ean = d.ean))
  left join staff_user u on u.id = d.staff_id
  ${walk.order}`

type Said = Omit<AnswerDemand, 'answer'> & { answer: NonNullable<DemandRow['answer']> }

export const putAnswer = (tx: Tx, kind: DemandKind, { key, answer, note, product }: Said, staffId: number) => tx`
  insert into demand_answer (kind, key, answer, note, product_id, staff_id) values (${kind}, ${key}, ${answer}, ${note}, ${product}, ${staffId})
  on conflict (kind, key) do update set answer = excluded.answer, note = excluded.note, product_id = excluded.product_id,
    staff_id = excluded.staff_id, at = now()`

export const dropAnswer = async (tx: Tx, kind: DemandKind, key: string): Promise<boolean> =>
  (await tx`delete from demand_answer where kind = ${kind} and key = ${key}`).count > 0

export const knownProduct = async (db: Db, id: number): Promise<boolean> =>
  (await db`select 1 from product where id = ${id}`).length > 0
