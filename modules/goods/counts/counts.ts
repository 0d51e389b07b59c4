import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import type { Cause } from '#modules/goods/stock/cause.ts'
import type { MovementKind } from '#modules/goods/stock/contract.ts'
import { arrive, depart } from '#modules/goods/stock/count-stock.ts'
import { finishCount, insertScans, lineRows, lockCount, scannedProducts, shareCount } from './counts.sql.ts'
import { lineOf } from './line.ts'
import type { ApplyCount, CountLine, Scan } from './staff-contract.ts'
import { mayMove } from './states.ts'

export interface Doing {
  by: number
  now: Date
}
/** Titles are named in the language of whoever counts. */
type Spoken = Doing & { language?: Language }
export interface ScanOutcome {
  key: string
  outcome: 'counted' | 'again' | 'unknown'
  line: CountLine | null
}

/** Keeps what was scanned, once each, and says how many of each title have been counted by now. @throws Conflict 'count.not_now' */
export async function keepScans(
  tx: Tx,
  countId: number,
  scans: readonly Scan[],
  { by, language = 'es' }: Spoken,
): Promise<ScanOutcome[]> {
  const [count] = await shareCount(tx, countId)
  if (count?.state !== 'open') throw new Conflict('count.not_now')
  const given = scans.map((scan) => ({ ...scan, code: parseEan(scan.code) ?? scan.code }))
  const fresh = await insertScans(tx, { countId, storeCode: count.store_code, staffId: by, scans: given })
  const isFresh = new Set(fresh.map(({ key }) => key))
  const productOf = new Map(
    (
      await scannedProducts(
        tx,
        countId,
        scans.map(({ key }) => key),
      )
    ).map(({ key, product_id }) => [key, product_id]),
  )
  const products = [...new Set([...productOf.values()].filter((id) => id !== null))]
  const lines = new Map((await lineRows(tx, { countId, products, language })).map((row) => [row.product, lineOf(row)]))
  return scans.map(({ key }) => {
    const product = productOf.get(key.toLowerCase()) ?? null
    if (product === null) return { key, outcome: 'unknown', line: null }
    return { key, outcome: isFresh.has(key.toLowerCase()) ? 'counted' : 'again', line: lines.get(product) ?? null }
  })
}

/** The differences that one cause has. */
interface Batch {
  cause: Cause
  lines: CountLine[]
}

function batchesOf(countId: number, lines: readonly CountLine[], { reasons }: ApplyCount): Batch[] {
  const said = new Map(reasons.map((one) => [one.product, one]))
  const causeOf = ({ product }: CountLine) => {
    const { kind, reason } = said.get(product) ?? { kind: 'count' as MovementKind, reason: '' }
    return { kind, reason, document: { kind: 'count', name: String(countId) } } satisfies Cause
  }
  const groups = Map.groupBy(lines, (line) => JSON.stringify(causeOf(line)))
  return [...groups.values()].map((group) => ({ cause: causeOf(group[0]!), lines: group }))
}

/**
 * The differences become movements, all or none. What moved since the scans is untouched: a difference is added to what there is now.
 * @throws Conflict 'count.not_now'; Refused 'count.moved', 'count.promised', 'count.nothing', 'count.not_counted'
 */
export async function applyCount(tx: Tx, countId: number, said: ApplyCount, { by, now, language = 'es' }: Spoken): Promise<void> {
  const [count] = await lockCount(tx, countId)
  if (!count) throw new NotFound('count.unknown')
  if (!mayMove(count.state, 'applied')) throw new Conflict('count.not_now')
  const all = (await lineRows(tx, { countId, products: null, language })).map(lineOf)
  if (all.length === 0) throw new Refused('count.nothing')
  if (said.reasons.some(({ product }) => !all.some((line) => line.product === product))) throw new Refused('count.not_counted')
  const differing = all.filter(({ product, difference, problem }) => {
    return !said.leave_out.includes(product) && (difference !== 0 || problem !== null)
  })
  const unsettled = differing.find(({ problem }) => problem !== null)
  if (unsettled) throw new Refused(unsettled.problem as 'count.moved', { title: unsettled.title })
  for (const { cause, lines } of batchesOf(countId, differing, said)) {
    const lots = (sign: 1 | -1) =>
      lines
        .filter(({ difference }) => Math.sign(difference) === sign)
        .map(({ product, difference }) => ({
          productId: product,
          storeCode: count.store_code,
          quantity: sign * difference,
        }))
    await arrive(tx, lots(1), cause)
    const short = await depart(tx, lots(-1), cause)
    if (short !== null)
      throw new Refused('count.promised', { title: lines.find(({ product }) => product === short)?.title ?? '' })
  }
  await finishCount(tx, countId, { state: 'applied', by, now })
}

/** Lays a count aside: the stock stays as it is. @throws NotFound, Conflict */
export async function abandonCount(tx: Tx, countId: number, { by, now }: Doing): Promise<void> {
  const [count] = await lockCount(tx, countId)
  if (!count) throw new NotFound('count.unknown')
  if (!mayMove(count.state, 'abandoned')) throw new Conflict('count.not_now')
  await finishCount(tx, countId, { state: 'abandoned', by, now })
}
