import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { AnsweredRequest } from './requests.sql.ts'

export interface BeginningLine {
  product: number
  title: string
  ean: string
  copies: number
}

interface RequestedTitle {
  customer: string
  name: string
  /** What it says where the catalogue has no such title. */
  unknown: string
  product: number | null
  title: string | null
  ean: string | null
  copies: number
}

/**
 * What a library or business asked for, where it was answered with a title of the catalogue, or its number is that of one; `all`: with
 * everything else of the same account that nobody has answered yet.
 */
export const requestLines = (db: Db, id: number, { all, language }: { all: boolean; language: Language }) => db<
  (AnsweredRequest & RequestedTitle)[]
>`
  select r.id, r.number, r.asked, r.state, r.customer_id as customer,
    coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as name,
    case when p.id is null then r.asked || coalesce(' · ' || nullif(r.note, ''), '') else '' end as unknown,
    p.id as product, title_in(p, ${language}) as title, coalesce(nullif(p.ean, ''), p.sku) as ean, r.quantity as copies
  from bookseller_request r join customer c on c.id = r.customer_id
  left join product p on p.active and p.price_cents is not null
    and p.id = coalesce(r.product_id, (select b.id from product b where r.ean <> '' and b.ean = r.ean and b.active limit 1))
  where r.id = ${id} ${
    all ? db`or r.state = 'open' and r.customer_id = (select m.customer_id from bookseller_request m where m.id = ${id})` : db``
  }
  order by r.id <> ${id}, r.id limit 100`

export const basketLines = (
  db: Db,
  customerId: string,
  { storefront, language }: { storefront: string; language: Language },
) => db<BeginningLine[]>`
  select p.id as product, title_in(p, ${language}) as title, coalesce(nullif(p.ean, ''), p.sku) as ean, l.quantity as copies
  from cart c join cart_line l on l.cart_id = c.id join product p on p.id = l.product_id
  where c.owner_id = ${customerId} and c.storefront_code = ${storefront} and c.closed_at is null and c.purpose = 'shop'
    and p.active and p.price_cents is not null
  order by l.id`
