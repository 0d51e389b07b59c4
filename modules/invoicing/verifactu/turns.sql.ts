import type { Db, Tx } from '#kernel/db.ts'

export interface Turn {
  lease: string
  most: number
  failures: number
  wait_seconds: number
}

/**
 * Takes the turn of an issuer, if nobody else has it and the agency allows: after the time it set, or at once where a whole envelope
 * waits and the last one was answered.
 */
export async function takeTurn(
  tx: Tx,
  { issuer, now, until, full }: { issuer: string; now: Date; until: Date; full: number },
): Promise<Turn | undefined> {
  await tx`insert into verifactu_turn (issuer_tax_id, next_at) values (${issuer}, ${now}) on conflict do nothing`
  const [row] = await tx<Turn[]>`
    update verifactu_turn set lease = gen_random_uuid(), leased_until = ${until}
    where issuer_tax_id = ${issuer} and (lease is null or leased_until <= ${now})
      and (next_at <= ${now} or (failures = 0 and ${full} <= (
        select count(*) from (select from invoice_record_state where issuer_tax_id = ${issuer} and state = 'waiting' limit ${full}) waiting)))
    returning lease, most, failures, wait_seconds`
  return row
}

/** Lets go of a turn that is still one's own, and says when the next may be taken. */
export const endTurn = (
  tx: Tx,
  lease: string,
  { nextAt, waitSeconds, failures, most }: { nextAt: Date; waitSeconds: number; failures: number; most: number },
) => tx`
  update verifactu_turn set lease = null, leased_until = null, next_at = ${nextAt}, wait_seconds = ${waitSeconds},
    failures = ${failures}, most = ${most}
  where lease = ${lease}`

/** A turn that found nothing to send. */
export const dropTurn = (tx: Tx, lease: string) => tx`
  update verifactu_turn set lease = null, leased_until = null where lease = ${lease}`

/** What failed is tried again now; what the agency itself asked to wait for is waited for. */
export const hurryTurns = (db: Db, now: Date) => db`
  update verifactu_turn set next_at = ${now} where failures > 0 and lease is null`

export async function insertBatch(
  tx: Tx,
  batch: { issuer_tax_id: string; host: string; begun_at: Date; records: number; incident: boolean },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into verifactu_batch ${tx(batch)} returning id`
  return row!.id
}

export interface BatchAnswer {
  answered_at: Date
  outcome: 'taken' | 'partly_taken' | 'refused' | 'fault' | 'failed'
  receipt: string
  code: number | null
  sentence: string
  answer: string
}
export const answerBatch = (tx: Tx, id: number, answer: BatchAnswer) => tx`
  update verifactu_batch set ${tx(answer)} where id = ${id} and answered_at is null`
