import type { Tx } from '#kernel/db.ts'

/** Registrations for activities that ended before then, whether they took place or not. @returns how many went, at most `limit`. */
export async function deleteRegistrations(tx: Tx, endedBefore: Date, limit: number): Promise<number> {
  const gone = await tx`
    delete from activity_registration where id in (
      select r.id from activity_registration r join activity a on a.id = r.activity_id
      where a.ends_at < ${endedBefore} order by r.id limit ${limit} for update of r skip locked)`
  return gone.count
}

/** Sent letters about the agenda, written before then to people who are on no list any more, locked. */
export async function emailsToForget(tx: Tx, writtenBefore: Date, limit: number): Promise<number[]> {
  const old = await tx<{ id: number }[]>`
    select m.id from mail_outbox m
    where m.template like 'agenda-%' and m.due_at is null and m.created_at < ${writtenBefore}
      and not exists (select from activity_registration r where lower(r.email) = lower(m.recipient))
    order by m.id limit ${limit} for update of m skip locked`
  return old.map(({ id }) => id)
}
