/** The rows of the second shop of the demonstration, written where they are missing. */
import type { Pool } from '#kernel/db.ts'

/** Whether the demonstration filled this shop, and the second one has nothing to sell yet. */
export async function lacksSecondShop(sql: Pool, code: string): Promise<boolean> {
  const [row] = await sql<{ lacks: boolean }[]>`
    select exists (select from import_run where source = 'demo' and finished_at is not null)
       and not exists (select from product where storefront_code = ${code}) as lacks`
  return row?.lacks ?? false
}

/** What staff have said of the shop since stays as they said it. */
export const writeSecondShop = (sql: Pool, code: string, path: string, settings: object): Promise<unknown> => sql`
  insert into storefront (code, path_prefix, settings) values (${code}, ${path}, ${sql.json(settings)})
  on conflict (code) do update set path_prefix = excluded.path_prefix, settings = excluded.settings
   where storefront.settings = '{}'`

/** The gift cards it sells, unless staff have said something else. */
export const writeGiftCards = (
  sql: Pool,
  code: string,
  { amounts, years }: { amounts: readonly number[]; years: number },
): Promise<unknown> => sql`
  update storefront set gift_card_amounts = ${amounts.map((amount) => Math.round(amount * 100))}::int[], gift_card_years = ${years}
  where code = ${code} and gift_card_amounts = '{}'`

export const claimCategories = (sql: Pool, code: string, ids: readonly number[]): Promise<unknown> => sql`
  update category set storefront_code = ${code} where id = any(${ids as number[]}::bigint[])`

/** What stands in branches of the second shop is sold there and nowhere else. */
export const claimProducts = (sql: Pool, code: string): Promise<unknown> => sql`
  update product p set storefront_code = ${code}
    from product_category pc join category c on c.id = pc.category_id
   where pc.product_id = p.id and c.storefront_code = ${code} and p.storefront_code <> ${code}`

/** Where the shop alone sends, at a cost it says once it knows the parcel. */
export const writeUnratedZone = (sql: Pool, code: string, countries: readonly string[]): Promise<unknown> =>
  sql.begin(async (tx) => {
    const made = await tx`
      insert into shipping_zone (code, position, free_from_cents, days_from, days_to, storefront_code)
      values ('world', 8, null, 10, 25, ${code}) on conflict do nothing returning code`
    if (made.length === 0) return
    await tx`insert into shipping_zone_area (zone_code, country) select 'world', unnest(${countries as string[]}::text[])`
    await tx`insert into shipping_rate (zone_code, up_to_grams, price_cents) values ('world', 20000, null)`
  })
