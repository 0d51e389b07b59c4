import type { Db } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { requireInvoiceOf } from '#modules/invoicing/invoices/read.ts'
import { toldBuyer } from '#modules/invoicing/invoices/record-buyer.ts'
import { saleInWords } from '#modules/invoicing/invoices/record-xml.ts'
import type { VerifactuMode } from '#modules/invoicing/invoices/settings.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { answerRows, type FoundRecord, matchingRecords, type OpenRow, openRow, recordRows, recordSorts } from './records.sql.ts'
import type { FindRecords, OpenRecord, TaxRecord } from './staff-contract.ts'

const viewOf = (row: FoundRecord): TaxRecord => ({
  tax_record: row.id,
  issuer: row.issuer_tax_id,
  position: row.position,
  kind: row.kind,
  type: row.type,
  number: row.number,
  made: row.generated_at.toISOString(),
  total: eurosOf(row.total_cents),
  state: row.state,
  since: row.since.toISOString(),
  code: row.code,
  sentence: row.sentence,
})

export async function recordPage(db: Db, query: FindRecords) {
  const rows = await recordRows(db, query, walking(db, query, recordSorts(db), { id: db`t.record_id` }))
  return listPage(db, query, { rows, matching: matchingRecords(db, query), view: viewOf })
}

const notYet: Partial<Record<FoundRecord['state'], RefusalCode>> = {
  kept: 'verifactu.not_sent',
  waiting: 'verifactu.not_answered',
  accepted: 'verifactu.accepted',
  corrected: 'verifactu.corrected',
}

/** Why a record cannot be put right now; null where it can. */
export function whyNotCorrect(row: Pick<OpenRow, 'state' | 'kind' | 'cancelled'>, mode: VerifactuMode): RefusalCode | null {
  const answered = notYet[row.state]
  if (answered) return answered
  if (mode !== 'on') return 'verifactu.off'
  if (row.kind === 'issue' && row.cancelled) return 'verifactu.cancelled'
  return row.kind === 'cancel' && row.state !== 'refused' ? 'verifactu.accepted' : null
}

/** @throws NotFound 'verifactu.unknown' */
export async function requireRecord(db: Db, id: number): Promise<OpenRow> {
  const row = await openRow(db, id)
  if (!row) throw new NotFound('verifactu.unknown')
  return row
}

/** Whom a record names: nobody in a cancellation, and in the types without addressee. */
export const namesBuyer = ({ kind, type }: Pick<FoundRecord, 'kind' | 'type'>): boolean =>
  kind === 'issue' && type !== 'F2' && type !== 'R5'

/** @throws NotFound 'verifactu.unknown' */
export async function readRecord(db: Db, id: number, mode: VerifactuMode): Promise<OpenRecord> {
  const row = await requireRecord(db, id)
  const invoice = await requireInvoiceOf(db, row.invoice_id)
  const buyer = namesBuyer(row) ? (row.correction?.buyer ?? toldBuyer(invoice)) : null
  const answers = await answerRows(db, id)
  return {
    ...viewOf(row),
    tries: row.tries,
    description: row.kind === 'cancel' ? '' : (row.correction?.description ?? saleInWords(invoice)),
    buyer: buyer && { name: buyer.name, id_type: buyer.idType, country: buyer.country, id: buyer.id },
    hash: row.hash,
    previous_hash: row.previous_hash,
    reason: row.reason,
    xml: row.xml,
    corrects: row.corrects_id,
    corrected_by: row.corrected_by,
    answers: answers.map(({ at, answer, ...said }) => ({ ...said, at: at.toISOString(), sentence: answer })),
    acts: { correct: whyNotCorrect(row, mode) },
  }
}
