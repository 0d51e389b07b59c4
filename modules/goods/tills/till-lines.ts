import type { Db, Tx } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { arrive, copiesThere, depart } from '#modules/goods/stock/count-stock.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { FindTillLines, TillLine, TillLines, ToldLine } from './staff-contract.ts'
import {
  insertLines,
  type KeptLine,
  keptLines,
  type LineRow,
  listedLines,
  lockTill,
  matchingLines,
  type NewLine,
  productsByCode,
  tillSorts,
} from './till-lines.sql.ts'

const codeOf = ({ code }: TillLine): string => parseEan(code) ?? code
const same = (line: TillLine, kept: KeptLine): boolean =>
  line.kind === kept.kind && line.copies === kept.copies && codeOf(line) === kept.code

/** What the stock has for a line: all that was sold where the shop knows of so many copies, else those that there are. */
function movedBy({ kind, copies }: TillLine, product: number | null, there: Map<number, number>): number {
  if (product === null) return 0
  const before = there.get(product) ?? 0
  const moved = kind === 'return' ? copies : Math.min(copies, before)
  there.set(product, kind === 'return' ? before + moved : before - moved)
  return moved
}

interface Teller {
  by: number
  now: Date
}

/**
 * Takes what a till of a store sold and took back, inside a transaction: each line once by the till's own number, a line that stands twice
 * in one call too. What the till handed out and the shop did not know of, a copy in a basket for example, is kept as `short`: the stock never
 * falls below nothing, and somebody looks at the shelf.
 * @returns what became of each line, in the order of the call
 */
export async function takeTillLines(
  tx: Tx,
  { store_code: storeCode, till, lines }: TillLines,
  { by, now }: Teller,
): Promise<ToldLine[]> {
  await lockTill(tx, storeCode, till)
  const kept = await keptLines(tx, { storeCode, till, numbers: lines.map(({ number }) => number) })
  const known = new Map<string, KeptLine>(kept.map((line) => [line.number, line]))
  const found = await productsByCode(tx, [...new Set(lines.map(codeOf))])
  const productOf = new Map(found.map(({ code, product }) => [code, product]))
  const there = await copiesThere(tx, [...productOf.values()], storeCode)
  const fresh: NewLine[] = []
  const told: ToldLine[] = []
  for (const line of lines) {
    const before = known.get(line.number)
    if (before) {
      const { outcome, product, moved } = before
      told.push({ number: line.number, outcome: same(line, before) ? outcome : 'differs', again: true, product, moved })
      continue
    }
    const product = productOf.get(codeOf(line)) ?? null
    const moved = movedBy(line, product, there)
    const outcome = product === null ? 'unknown' : moved === line.copies ? 'done' : 'short'
    const taken = {
      number: line.number,
      kind: line.kind,
      code: codeOf(line),
      copies: line.copies,
      product,
      moved,
      outcome,
    } as const
    known.set(line.number, taken)
    fresh.push({ ...taken, at: line.at })
    told.push({ number: line.number, outcome, again: false, product, moved })
  }
  if (fresh.length > 0) await insertLines(tx, { storeCode, till, by, now, lines: fresh })
  for (const { kind, product, moved, number } of fresh) {
    if (product === null || moved === 0) continue
    const lots = [{ productId: product, storeCode, quantity: moved }]
    const cause = {
      kind: kind === 'sale' ? 'till_sale' : 'till_return',
      document: { kind: 'till', name: `${till} ${number}` },
    } as const
    if (kind === 'sale') await depart(tx, lots, cause)
    else await arrive(tx, lots, cause)
  }
  return told
}

/** What tills told, and what did not come out even. */
export async function findTillLines(db: Db, query: FindTillLines, language: Language) {
  const rows = await listedLines(db, query, language, walking(db, query, tillSorts(db), { id: db`l.id` }))
  const view = ({ at, settled_at, ...row }: LineRow) => ({
    ...row,
    at: at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  })
  return listPage(db, query, { rows, matching: matchingLines(db, query), view })
}
