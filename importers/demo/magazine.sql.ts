import type { Db } from '#kernel/db.ts'

export const hasPosts = async (db: Db): Promise<boolean> =>
  (await db<{ any: boolean }[]>`select exists (select from magazine_post) as any`)[0]?.any ?? false

export const hasLunchMenu = async (db: Db): Promise<boolean> =>
  (await db<{ any: boolean }[]>`select exists (select from lunch_menu) as any`)[0]?.any ?? false

/** Ids of the articles in the order of their EANs; those that are not there are left out. */
export const idsOf = async (db: Db, eans: readonly string[]): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select p.id from unnest(${eans as string[]}::text[]) with ordinality as asked (ean, position)
      join product p on p.ean = asked.ean order by asked.position`
  ).map((row) => row.id)

/** Nobody has revised what was only just written down: each post was last changed on its day. */
export const leaveAsPublished = (db: Db) => db`update magazine_post set updated_at = published_on`
