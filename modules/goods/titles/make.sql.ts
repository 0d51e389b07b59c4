import type { Db, Tx } from '#kernel/db.ts'

export const titleByEan = async (db: Db, ean: string): Promise<number | undefined> =>
  (await db<{ id: number }[]>`select id from product where ean = ${ean}`)[0]?.id

export interface NewProduct {
  kind: 'book' | 'object'
  ean: string
  title: string
  slug: string
  shop: string
  publisher: number | null
}

/** A draft: nobody is shown it. @returns undefined when the number is taken */
export const insertDraft = async (tx: Tx, { kind, ean, title, slug, shop, publisher }: NewProduct): Promise<number | undefined> =>
  (
    await tx<{ id: number }[]>`
      insert into product (kind, ean, sku, title, slug, storefront_code, publisher_id, vat_class, availability_code, active, draft)
      values (${kind}, ${ean}, ${ean}, ${title}, ${slug}, ${shop}, ${publisher}, ${kind === 'book' ? 'book' : 'general'},
        ${kind === 'book' ? 'e0' : 'e1'}, false, true)
      on conflict do nothing returning id`
  )[0]?.id

/** The next number of the house's own. */
export const nextOwnNumber = async (db: Db): Promise<number> =>
  (await db<{ number: number }[]>`select nextval('own_ean_number') as number`)[0]!.number

/** Takes over what another edition says; its number, price, pictures and copies stay its own. */
export async function copyEdition(tx: Tx, from: number, to: number): Promise<void> {
  await tx`
    update product p set subtitle = o.subtitle, publisher_id = o.publisher_id, series_id = o.series_id, language_code = o.language_code,
      vat_class = o.vat_class, dimensions = o.dimensions, artwork = o.artwork, work_id = o.work_id
    from product o where p.id = ${to} and o.id = ${from}`
  await tx`
    insert into product_translation (product_id, language, title, subtitle, slug, summary, description, details, contents, press, awards,
      recommendation)
    select ${to}, language, title, subtitle, slug, summary, description, details, contents, press, awards, recommendation
    from product_translation where product_id = ${from}`
  await tx`
    insert into product_author (product_id, author_id, role, position)
    select ${to}, author_id, role, position from product_author where product_id = ${from}`
  await tx`insert into product_category (product_id, category_id) select ${to}, category_id from product_category where product_id = ${from}`
  await tx`insert into product_tag (product_id, tag_id) select ${to}, tag_id from product_tag where product_id = ${from}`
  await tx`insert into product_attribute (product_id, value_id) select ${to}, value_id from product_attribute where product_id = ${from}`
  await tx`
    insert into product_safety (product_id, maker, maker_address, maker_email, warnings)
    select ${to}, maker, maker_address, maker_email, warnings from product_safety where product_id = ${from}`
}

/** A new work for a title that has none. */
export async function newWork(tx: Tx, id: number): Promise<number> {
  const [made] = await tx<
    { id: number }[]
  >`insert into work (key) values (${`title-${id}`}) on conflict (key) do update set key = excluded.key returning id`
  return made!.id
}

/** Puts a title that has no work under one of its own; it stays the version that it is, for nobody changed it. */
export async function startWork(tx: Tx, id: number): Promise<void> {
  await tx`update product set work_id = ${await newWork(tx, id)} where id = ${id}`
}

/** The publisher of most books whose numbers lie between two. */
export const publisherBetween = async (db: Db, first: string, last: string): Promise<{ id: number; name: string } | undefined> =>
  (
    await db<{ id: number; name: string }[]>`
      select x.id, x.name from (
        select publisher_id from product where ean between ${first} and ${last} and kind = 'book' and publisher_id is not null limit 1000
      ) near join publisher x on x.id = near.publisher_id
      group by x.id order by count(*) desc, x.id limit 1`
  )[0]

/** Books of the same publisher with the nearest numbers. */
export const nearbyIds = async (db: Db, ean: string, publisher: number): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      (select id from product where publisher_id = ${publisher} and ean > ${ean} order by ean limit 3)
      union all (select id from product where publisher_id = ${publisher} and ean < ${ean} order by ean desc limit 3)`
  ).map(({ id }) => id)

export const knownShop = async (db: Db, code: string): Promise<boolean> =>
  (await db`select 1 from storefront where code = ${code}`).length > 0
