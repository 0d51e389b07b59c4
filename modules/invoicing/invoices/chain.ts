import type { Db, Tx } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { contentHash } from './content-hash.ts'
import { agencyAmount, agencyDay, agencyInstant, fingerprintOfCancel, fingerprintOfIssue } from './fingerprint.ts'
import type { Invoice } from './invoice.ts'
import { invoicesOfIds } from './invoices.sql.ts'
import {
  brokenSeries,
  type ChainEnd,
  chainEnds,
  eachRecord,
  insertRecord,
  lockChain,
  type RecordRow,
  unrecorded,
} from './records.sql.ts'

const hashOf = (kind: RecordRow['kind'], invoice: Invoice, previous: string, generatedAt: string): string => {
  const common = {
    issuer: invoice.issuer.taxId,
    number: invoice.number,
    date: agencyDay(invoice.issueDate),
    previous,
    generatedAt,
  }
  if (kind === 'cancel') return fingerprintOfCancel(common)
  const tax = agencyAmount(cents(invoice.vatCents + invoice.surchargeCents))
  return fingerprintOfIssue({ ...common, kind: invoice.kind, tax, total: agencyAmount(invoice.totalCents) })
}

/** Adds the record of an invoice, or of its cancellation, to the chain whose end the caller holds locked. */
export function appendRecord(
  tx: Tx,
  {
    end,
    invoice,
    kind,
    now,
    reason = '',
  }: { end: ChainEnd; invoice: Invoice; kind: RecordRow['kind']; now: Date; reason?: string },
): Promise<RecordRow> {
  const generatedAt = agencyInstant(now)
  return insertRecord(tx, {
    issuer_tax_id: invoice.issuer.taxId,
    position: end.position + 1,
    kind,
    invoice_id: invoice.id,
    generated_at: generatedAt,
    previous_hash: end.hash,
    hash: hashOf(kind, invoice, end.hash, generatedAt),
    content_hash: contentHash(invoice),
    reason,
  })
}

/**
 * Cancels an invoice that should never have been issued, with a record of its own; the invoice stays as it is. What was delivered
 * and is given back is corrected, not cancelled.
 */
export async function cancelInvoice(tx: Tx, invoice: Invoice, reason: string, now: Date): Promise<RecordRow> {
  const end = await lockChain(tx, invoice.issuer.taxId)
  return appendRecord(tx, { end, invoice, kind: 'cancel', now, reason })
}

export interface ChainReport {
  records: number
  /** Sentences for whoever looks after the books; none when everything agrees. */
  faults: string[]
}

/** Reckons every fingerprint of every chain anew and looks for gaps in every series: for the reconcile command. */
export async function verifyChain(db: Db): Promise<ChainReport> {
  const faults: string[] = []
  const ends = new Map<string, ChainEnd>()
  let records = 0
  for await (const batch of eachRecord(db)) {
    const invoices = new Map(
      (
        await invoicesOfIds(
          db,
          batch.map((record) => record.invoice_id),
        )
      ).map((invoice) => [invoice.id, invoice]),
    )
    for (const record of batch) {
      records += 1
      const before = ends.get(record.issuer_tax_id) ?? { position: 0, hash: '' }
      faults.push(...faultsOf(record, before, invoices.get(record.invoice_id)))
      ends.set(record.issuer_tax_id, record)
    }
  }
  for (const { issuer, position, hash } of await chainEnds(db)) {
    const last = ends.get(issuer) ?? { position: 0, hash: '' }
    if (last.position !== position || last.hash !== hash)
      faults.push(`chain of ${issuer}: it ends at ${position}, its records at ${last.position}`)
  }
  for (const { code, year, last, issued } of await brokenSeries(db))
    faults.push(`series ${code}-${year}: the counter stands at ${last}, ${issued} are issued, or a date goes back`)
  for (const { full_number } of await unrecorded(db)) faults.push(`${full_number}: no record in the chain`)
  return { records, faults }
}

function faultsOf(record: RecordRow, before: ChainEnd, invoice: Invoice | undefined): string[] {
  const name = `record ${record.position} of ${record.issuer_tax_id}`
  if (!invoice) return [`${name}: its invoice is gone`]
  const faults: string[] = []
  if (record.position !== before.position + 1) faults.push(`${name}: it follows record ${before.position}`)
  if (record.previous_hash !== before.hash)
    faults.push(`${name} (${invoice.number}): it does not carry the fingerprint before it`)
  if (record.hash !== hashOf(record.kind, invoice, record.previous_hash, record.generated_at))
    faults.push(`${name} (${invoice.number}): its fingerprint is not that of the invoice`)
  if (record.content_hash !== contentHash(invoice))
    faults.push(`${name} (${invoice.number}): the invoice says something else now`)
  return faults
}
