import type { Db, Tx } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { contentHash } from './content-hash.ts'
import { agencyAmount, agencyDay, agencyInstant, fingerprintOfCancel, fingerprintOfIssue } from './fingerprint.ts'
import type { Invoice } from './invoice.ts'
import { invoicesOfIds } from './invoices.sql.ts'
import { type RecordCorrection, recordXml } from './record-xml.ts'
import {
  brokenSeries,
  type ChainEnd,
  chainEnds,
  eachRecord,
  insertRecord,
  installationOf,
  lockChain,
  type RecordRow,
  recordAt,
  standingWithAgency,
  unrecorded,
} from './records.sql.ts'
import type { InvoiceSettings } from './settings.ts'
import { type Told, toldOf } from './told.ts'

interface Hashed {
  kind: RecordRow['kind']
  invoice: Invoice
  told: Told
  previous: string
  generatedAt: string
}

const hashOf = ({ kind, invoice, told, previous, generatedAt }: Hashed): string => {
  const common = {
    issuer: invoice.issuer.taxId,
    number: invoice.number,
    date: agencyDay(invoice.issueDate),
    previous,
    generatedAt,
  }
  if (kind === 'cancel') return fingerprintOfCancel(common)
  return fingerprintOfIssue({
    ...common,
    kind: told.type,
    tax: agencyAmount(told.taxCents),
    total: agencyAmount(invoice.totalCents),
  })
}

/** Older records say of an invoice what stands in it. */
const toldIn = ({ told_type, told_tax_cents }: RecordRow, invoice: Invoice): Told => ({
  type: told_type ?? invoice.kind,
  taxCents: told_tax_cents ?? cents(invoice.vatCents + invoice.surchargeCents),
})

type RecordSettings = Pick<InvoiceSettings, 'verifactu' | 'program'>

interface NewRecord {
  end: ChainEnd
  invoice: Invoice
  kind: RecordRow['kind']
  now: Date
  reason?: string
  /** The record whose place it takes, and what it says otherwise. */
  instead?: { record: RecordRow; refused: boolean; correction: RecordCorrection }
}

/** Adds the record of an invoice, or of its cancellation, to the chain whose end the caller holds locked. */
export async function appendRecord(tx: Tx, settings: RecordSettings, record: NewRecord): Promise<RecordRow> {
  const { end, invoice, kind, now, reason = '', instead } = record
  const generatedAt = agencyInstant(now)
  const told = toldOf(invoice)
  const hash = hashOf({ kind, invoice, told, previous: end.hash, generatedAt })
  return insertRecord(tx, {
    issuer_tax_id: invoice.issuer.taxId,
    position: end.position + 1,
    kind,
    invoice_id: invoice.id,
    generated_at: generatedAt,
    previous_hash: end.hash,
    hash,
    content_hash: contentHash(invoice),
    reason,
    sends: settings.verifactu === 'on',
    told_type: told.type,
    told_tax_cents: told.taxCents,
    corrects_id: instead?.record.id ?? null,
    correction: instead?.correction ?? null,
    xml: await written(tx, settings, record, { told, generatedAt, hash }),
  })
}

/** What it says to the agency, with the record before it and the program that writes it. */
async function written(
  tx: Tx,
  { program }: RecordSettings,
  { end, invoice, kind, instead }: NewRecord,
  { told, generatedAt, hash }: { told: Told; generatedAt: string; hash: string },
): Promise<string> {
  const issuer = invoice.issuer.taxId
  const { installation, several } = await installationOf(tx)
  const before = await recordAt(tx, issuer, end.position)
  const standing = await standingWithAgency(tx, invoice.id)
  const link = {
    position: end.position + 1,
    before: before && { issuer, number: before.full_number, date: before.issue_date, hash: end.hash },
    program: { ...program, installation, several },
    generatedAt,
    hash,
    invoice,
  }
  if (kind === 'cancel')
    return recordXml({ ...link, kind, unknown: !standing.known && !standing.waiting, refused: instead?.refused ?? false })
  const { refused, correction } = instead ?? {}
  return recordXml({
    ...link,
    kind,
    told,
    instead: correction ? { known: standing.known, refused: refused ?? false, correction } : null,
  })
}

/**
 * Cancels an invoice that should never have been issued, with a record of its own; the invoice stays as it is. What was delivered
 * and is given back is corrected, not cancelled. `check` is asked while nobody else writes of it.
 */
export async function cancelInvoice(
  tx: Tx,
  settings: RecordSettings,
  { invoice, reason, now, check }: { invoice: Invoice; reason: string; now: Date; check?: () => Promise<void> },
): Promise<RecordRow> {
  const end = await lockChain(tx, invoice.issuer.taxId)
  await check?.()
  return appendRecord(tx, settings, { end, invoice, kind: 'cancel', now, reason })
}

/** What is wrong in a chain: a sentence for the terminal, and its code and facts for screens that say it in a language. */
export interface ChainFault {
  problem: string
  code: string
  facts: (string | number)[]
}

export interface ChainReport {
  records: number
  /** None when everything agrees. */
  faults: ChainFault[]
}

/** Reckons every fingerprint of every chain anew and looks for gaps in every series: for the reconcile command. */
export async function verifyChain(db: Db): Promise<ChainReport> {
  const faults: ChainFault[] = []
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
      faults.push({
        problem: `chain of ${issuer}: it ends at ${position}, its records at ${last.position}`,
        code: 'chain_end',
        facts: [issuer, position, last.position],
      })
  }
  for (const { code, year, last, issued } of await brokenSeries(db))
    faults.push({
      problem: `series ${code}-${year}: the counter stands at ${last}, ${issued} are issued, or a date goes back`,
      code: 'chain_series',
      facts: [`${code}-${year}`, last, issued],
    })
  for (const { full_number } of await unrecorded(db))
    faults.push({ problem: `${full_number}: no record in the chain`, code: 'chain_unrecorded', facts: [full_number] })
  return { records, faults }
}

function faultsOf(record: RecordRow, before: ChainEnd, invoice: Invoice | undefined): ChainFault[] {
  const name = `record ${record.position} of ${record.issuer_tax_id}`
  const facts = [record.position, record.issuer_tax_id]
  if (!invoice) return [{ problem: `${name}: its invoice is gone`, code: 'chain_invoice_gone', facts }]
  const faults: ChainFault[] = []
  const found = (code: string, says: string) =>
    faults.push({ problem: `${name} (${invoice.number}): ${says}`, code, facts: [...facts, invoice.number] })
  if (record.position !== before.position + 1)
    faults.push({
      problem: `${name}: it follows record ${before.position}`,
      code: 'chain_order',
      facts: [...facts, before.position],
    })
  if (record.previous_hash !== before.hash) found('chain_before', 'it does not carry the fingerprint before it')
  if (
    record.hash !==
    hashOf({
      kind: record.kind,
      invoice,
      told: toldIn(record, invoice),
      previous: record.previous_hash,
      generatedAt: record.generated_at,
    })
  )
    found('chain_fingerprint', 'its fingerprint is not that of the invoice')
  if (record.content_hash !== contentHash(invoice)) found('chain_content', 'the invoice says something else now')
  return faults
}
