import type { Db } from '#kernel/db.ts'

/** The reduced objects of the demonstration cost what they cost before for three months, as the law wants it told. */
export const writeFormerPrices = (db: Db) => db`
  insert into price_history (product_id, price_cents, valid_from)
  select p.id, p.former_price_cents, h.since - interval '90 days'
  from product p, lateral (select min(valid_from) as since, count(*) as prices from price_history where product_id = p.id) h
  where p.kind = 'object' and p.former_price_cents is not null and h.prices = 1
`
