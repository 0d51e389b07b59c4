import type { Db } from '#kernel/db.ts'

/** Every tag's id by its key; null where the shop has a plan already, which is its staff's then. */
export async function tagIds(db: Db, storefront: string): Promise<Map<string, number> | null> {
  const [has] = await db<{ plan: boolean }[]>`
    select exists (select from place where storefront_code = ${storefront})
        or exists (select from motif where storefront_code = ${storefront}) as plan`
  if (has?.plan) return null
  const rows = await db<{ id: number; key: string }[]>`select id, key from tag`
  return new Map(rows.map(({ id, key }) => [key, id]))
}
