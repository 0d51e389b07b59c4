import type { Db } from '#kernel/db.ts'
import { certificateFor, type VerifactuDeps } from './deps.ts'
import { type IssuerRow, issuerRows, stateCounts } from './records.sql.ts'
import type { SendingState } from './staff-contract.ts'

type Sending = VerifactuDeps['verifactu']

function idleOf(
  { invoicing: { verifactu: mode }, verifactu: { certificate, companies } }: VerifactuDeps,
  now: Date,
): SendingState['idle'] {
  if (mode === 'off') return 'off'
  const all = [...(certificate ? [certificate] : []), ...[...companies.values()].map((company) => company.certificate)]
  if (all.length === 0) return 'no_certificate'
  if (mode === 'no_verifactu') return 'not_sent'
  return all.every(({ until }) => until <= now) ? 'expired' : null
}

const certificateView = (certificate: Sending['certificate'], now: Date) =>
  certificate && {
    holder: certificate.holder,
    valid_to: certificate.until.toISOString(),
    expired: certificate.until <= now,
  }

const issuerView = (row: IssuerRow, sending: Sending, now: Date): SendingState['issuers'][number] => ({
  issuer: row.issuer,
  certificate: certificateView(certificateFor(sending, row.issuer), now),
  records: row.records,
  waiting: row.waiting,
  oldest_waiting: row.oldest_waiting?.toISOString() ?? null,
  next_at: row.next_at?.toISOString() ?? null,
  wait_seconds: row.wait_seconds,
  failures: row.failures,
  last: row.begun_at && {
    at: row.begun_at.toISOString(),
    outcome: row.outcome,
    records: row.batch_records ?? 0,
    code: row.code,
    sentence: row.sentence ?? '',
  },
})

/** How the shop stands with the tax agency: what is sent and why not, with which certificate, and what waits. */
export async function sendingState(db: Db, deps: VerifactuDeps, now: Date): Promise<SendingState> {
  const { host, url, certificate } = deps.verifactu
  const counts = { kept: 0, waiting: 0, accepted_with_errors: 0, refused: 0 }
  for (const { state, count } of await stateCounts(db)) counts[state] = count
  return {
    mode: deps.invoicing.verifactu,
    host,
    url,
    certificate: certificateView(certificate, now),
    idle: idleOf(deps, now),
    counts,
    issuers: (await issuerRows(db)).map((row) => issuerView(row, deps.verifactu, now)),
  }
}
