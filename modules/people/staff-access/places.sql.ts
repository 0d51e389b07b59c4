import type { Db, Tx } from '#kernel/db.ts'

/** Keeps from where somebody signed in. @returns whether they had only signed in from elsewhere. */
export async function keepPlace(tx: Tx, staffId: number, placeHash: Buffer, now: Date): Promise<boolean> {
  const [row] = await tx<{ strange: boolean }[]>`
    insert into staff_place (staff_id, place_hash, seen_at) values (${staffId}, ${placeHash}, ${now})
    on conflict (staff_id, place_hash) do update set seen_at = excluded.seen_at
    returning xmax = 0 and exists (
      select from staff_place o where o.staff_id = ${staffId} and o.place_hash <> ${placeHash}) as strange`
  return row!.strange
}

export const forgetPlaces = (db: Db, seenBefore: Date) => db`delete from staff_place where seen_at <= ${seenBefore}`
