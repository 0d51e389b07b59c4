import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { appendRecord } from './chain.ts'
import { requireInvoiceOf } from './read.ts'
import {
  countTries,
  insertSendings,
  issuerName,
  type NewSending,
  stateOf,
  waitingIssuers,
  waitingRecords,
} from './record-states.sql.ts'
import type { RecordCorrection } from './record-xml.ts'
import { lockChain, type RecordRow, recordById } from './records.sql.ts'
import type { InvoiceSettings } from './settings.ts'

/** kept: it is not sent; corrected: another record took its place. */
export const recordStates = ['kept', 'waiting', 'accepted', 'accepted_with_errors', 'refused', 'corrected'] as const
export type RecordState = (typeof recordStates)[number]

/** A record on its way to the agency. */
export interface SentRecord {
  id: number
  position: number
  kind: 'issue' | 'cancel'
  xml: string
  number: string
  generatedAt: Date
  /** How often it was handed over before, answered or not. */
  tries: number
}

export const issuersWaiting = async (db: Db): Promise<string[]> => (await waitingIssuers(db)).map(({ issuer }) => issuer)

/** The next records of an issuer in the order of its chain, counted as handed over. */
export async function takeWaiting(
  tx: Tx,
  { issuer, most, upTo }: { issuer: string; most: number; upTo: (records: SentRecord[]) => SentRecord[] },
): Promise<{ name: string; records: SentRecord[] }> {
  const records = upTo(await waitingRecords(tx, issuer, most))
  await countTries(
    tx,
    records.map(({ id }) => id),
  )
  return { name: await issuerName(tx, issuer), records }
}

/** What the agency answered; the first answer that decides holds. */
export const keepAnswers = async (tx: Tx, rows: readonly NewSending[]): Promise<void> => {
  if (rows.length > 0) await insertSendings(tx, rows)
}

/** A record and where it stands, locked with the end of its chain. @throws NotFound 'verifactu.unknown' */
export async function lockRecord(tx: Tx, id: number): Promise<{ record: RecordRow; state: RecordState; replace: Replace }> {
  const record = await recordById(tx, id)
  if (!record) throw new NotFound('verifactu.unknown')
  const end = await lockChain(tx, record.issuer_tax_id)
  const state = await stateOf(tx, id, true)
  if (!state) throw new NotFound('verifactu.unknown')
  return {
    record,
    state,
    replace: async (settings, { correction, reason, now }) =>
      appendRecord(tx, settings, {
        end,
        invoice: await requireInvoiceOf(tx, record.invoice_id),
        kind: record.kind,
        now,
        reason,
        instead: { record, refused: state === 'refused', correction },
      }),
  }
}

type Replace = (
  settings: InvoiceSettings,
  said: { correction: RecordCorrection; reason: string; now: Date },
) => Promise<RecordRow>
