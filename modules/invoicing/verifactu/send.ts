import type { Pool, Tx } from '#kernel/db.ts'
import { issuersWaiting, keepAnswers, type SentRecord, takeWaiting } from '#modules/invoicing/invoices/record-states.ts'
import type { Agency } from './agency.ts'
import { type Answer, type AnswerLine, type Fault, readAnswer } from './answer.ts'
import { envelopeOf, mostRecords } from './envelope.ts'
import { answerBatch, type BatchAnswer, dropTurn, endTurn, insertBatch, type Turn, takeTurn } from './turns.sql.ts'

const second = 1_000
/** The agency takes a record as made just now for so long (its code 2004); after that the envelope says that something was in the way. */
const onTime = 240 * second
/** A sender that says nothing for so long has died; waiting for an answer takes a minute at most. */
const leaseFor = 300 * second
const longestPause = 3_600

interface Batch {
  id: number
  turn: Turn
  issuer: { name: string; taxId: string }
  incident: boolean
  records: SentRecord[]
}

type Outcome = (Answer | Fault | { kind: 'failed'; sentence: string }) & { raw: string }

/**
 * Hands over what waits, issuer by issuer, in the order of each chain: a thousand at most at a time, no sooner than the agency allows,
 * one process at a time. An issuer without an agency keeps waiting, and nobody else for it.
 * @returns how many records were answered.
 */
export async function sendRecords(db: Pool, agencyOf: (issuer: string) => Agency | null, clock: () => Date): Promise<number> {
  let answered = 0
  for (const issuer of await issuersWaiting(db)) {
    const agency = agencyOf(issuer)
    if (!agency) continue
    const batch = await db.begin((tx) => beginBatch(tx, agency, issuer, clock()))
    if (!batch) continue
    const outcome = await ask(agency, batch)
    await db.begin((tx) => keepOutcome(tx, batch, outcome, clock()))
    if (outcome.kind === 'answer') answered += batch.records.length
  }
  return answered
}

async function beginBatch(tx: Tx, agency: Agency, issuer: string, now: Date): Promise<Batch | null> {
  const until = new Date(now.getTime() + leaseFor)
  const turn = await takeTurn(tx, { issuer, now, until, full: mostRecords })
  if (!turn) return null
  const isLate = (record: SentRecord) => now.getTime() - record.generatedAt.getTime() > onTime
  const { name, records } = await takeWaiting(tx, { issuer, most: turn.most, upTo: (found) => alike(found, isLate) })
  const [first] = records
  if (!first) {
    await dropTurn(tx, turn.lease)
    return null
  }
  const incident = isLate(first)
  const host = new URL(agency.url).host
  const id = await insertBatch(tx, { issuer_tax_id: issuer, host, begun_at: now, records: records.length, incident })
  return { id, turn, issuer: { name, taxId: issuer }, incident, records }
}

/** What is late goes alone: the envelope says it of all that is in it. */
function alike(records: SentRecord[], isLate: (record: SentRecord) => boolean): SentRecord[] {
  const [first] = records
  if (!first || !isLate(first)) return records
  const onTime = records.findIndex((record) => !isLate(record))
  return onTime < 0 ? records : records.slice(0, onTime)
}

async function ask(agency: Agency, { issuer, incident, records }: Batch): Promise<Outcome> {
  let raw = ''
  try {
    const { status, body } = await agency.post(envelopeOf({ issuer, incident, records: records.map(({ xml }) => xml) }))
    raw = body
    try {
      return { ...readAnswer(body), raw }
    } catch (error) {
      return { kind: 'failed', sentence: `HTTP ${status}: ${(error as Error).message}`, raw }
    }
  } catch (error) {
    return { kind: 'failed', sentence: (error as Error).message, raw }
  }
}

/** The agency names what is wrong with the form of an envelope, not which record spoils it. */
const formFaults = new Set([4102, 4103])

async function keepOutcome(tx: Tx, batch: Batch, outcome: Outcome, now: Date): Promise<void> {
  const { id, turn, records } = batch
  const answered = (answer: Pick<BatchAnswer, 'outcome'> & Partial<BatchAnswer>) =>
    answerBatch(tx, id, { answered_at: now, receipt: '', code: null, sentence: '', answer: outcome.raw, ...answer })
  const after = (seconds: number) => new Date(now.getTime() + seconds * second)
  if (outcome.kind === 'answer') {
    const { receipt, waitSeconds } = outcome
    await answered({ outcome: outcome.outcome, receipt })
    await keepAnswers(
      tx,
      records.flatMap((record) => decided(record, outcome.lines, { at: now, batch_id: id })),
    )
    return void (await endTurn(tx, turn.lease, { nextAt: after(waitSeconds), waitSeconds, failures: 0, most: mostRecords }))
  }
  const code = outcome.kind === 'fault' ? outcome.code : null
  await answered({ outcome: outcome.kind, code, sentence: outcome.sentence })
  const spoilt = code !== null && formFaults.has(code)
  const alone = spoilt && records.length === 1
  if (alone)
    await keepAnswers(
      tx,
      records.map((record) => ({
        record_id: record.id,
        at: now,
        outcome: 'rejected',
        code,
        answer: outcome.sentence,
        batch_id: id,
      })),
    )
  await endTurn(tx, turn.lease, {
    nextAt: after(spoilt ? turn.wait_seconds : Math.min(longestPause, Math.max(turn.wait_seconds, 60 * 2 ** turn.failures))),
    waitSeconds: turn.wait_seconds,
    failures: alone ? 0 : turn.failures + 1,
    most: alone ? mostRecords : spoilt ? Math.ceil(records.length / 2) : turn.most,
  })
}

/** What an answer decides of a record; a record that it does not name goes on waiting. */
function decided(record: SentRecord, lines: readonly AnswerLine[], kept: { at: Date; batch_id: number }) {
  const line = lines.find(({ reference }) => reference === String(record.position))
  if (!line) return []
  return [{ record_id: record.id, ...kept, ...verdict(record, line) }]
}

const already = { Correcta: 'accepted', AceptadaConErrores: 'accepted_with_errors' } as const
/** The invoice is cancelled with the agency already. */
const cancelledBefore = 3001

/**
 * A record that was handed over before without an answer may have arrived then: the agency calls it a duplicate and says how it
 * stands. One that was never handed over and is there all the same is for people to look at.
 */
function verdict(record: SentRecord, { state, code, sentence, duplicate }: AnswerLine) {
  if (state === 'Correcto') return { outcome: 'accepted', code, answer: sentence } as const
  if (state === 'AceptadoConErrores') return { outcome: 'accepted_with_errors', code, answer: sentence } as const
  const before = duplicate && record.tries > 0 ? already[duplicate.state as keyof typeof already] : undefined
  if (duplicate && before) return { outcome: before, code: duplicate.code, answer: duplicate.sentence } as const
  if (record.kind === 'cancel' && record.tries > 0 && code === cancelledBefore)
    return { outcome: 'accepted', code: null, answer: '' } as const
  return { outcome: 'rejected', code, answer: sentence } as const
}
