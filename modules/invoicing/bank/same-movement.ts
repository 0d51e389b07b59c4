import type { Tx } from '#kernel/db.ts'
import { entriesOfFile, markSame, type ToldEntry, toldElsewhere } from './same-movement.sql.ts'
import type { StatementFormat } from './statement.ts'

/** Words that stand in the concept of any payment and say nothing of whose it is. */
const common = new Set(
  'transferencia transf transfer inmediata recibida emitida favor orden sepa abono adeudo cargo cobro pago recibo factura fact remesa invoice notprovided'.split(
    ' ',
  ),
)

/** What one movement is recognised by: its words without accents, from four signs on. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= 4 && !common.has(word.replace(/s$/, ''))),
  )

interface Line {
  key: string
  ids: number[]
  references: Set<string>
  words: Set<string>
  taken: boolean
}

/** The bank's lines: the transfers of one entry in XML are one. */
function linesOf(entries: readonly ToldEntry[]): Line[] {
  const lines = Map.groupBy(entries, ({ file_id, line }) => `${file_id} ${line}`)
  return [...lines.values()].map((parts) => {
    const [{ account, currency, booked_on, line_cents }] = parts as [ToldEntry]
    return {
      key: `${account} ${currency} ${booked_on} ${line_cents}`,
      ids: parts.map(({ id }) => id),
      references: new Set(parts.flatMap(({ reference }) => reference.split(/\s+/)).filter((part) => part.length >= 4)),
      words: wordsIn(parts.map(({ words }) => words).join(' ')),
      taken: parts.some(({ taken }) => taken),
    }
  })
}

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((word) => other.has(word)).length

/** How much two lines of one account, day and amount say the same; null where they tell of different people. A sum tells of nobody. */
function likeness(one: Line, other: Line): number | null {
  if (sharedBy(one.references, other.references) > 0) return 1_000
  const shared = sharedBy(one.words, other.words)
  if (shared > 0) return shared
  const ofNobody = ({ ids, words }: Line) => ids.length > 1 || words.size === 0
  return ofNobody(one) || ofNobody(other) ? 0 : null
}

/**
 * Which movements of a file another kind of file told already: of one account, day and amount, those first that share the bank's reference,
 * then those that share most of their words, or say nothing of whose they are. Two alike are two, each told once; one whose words speak of
 * somebody else stays.
 */
export function sameMovements(fresh: readonly ToldEntry[], known: readonly ToldEntry[]): { id: number; sameAs: number }[] {
  const candidates = Map.groupBy(
    linesOf(known).filter(({ taken }) => !taken),
    ({ key }) => key,
  )
  const pairs = linesOf(fresh).flatMap((line) =>
    (candidates.get(line.key) ?? []).flatMap((other) => {
      const alike = likeness(line, other)
      return alike === null ? [] : [{ line, other, alike }]
    }),
  )
  const used = new Set<Line>()
  return pairs
    .toSorted((a, b) => b.alike - a.alike)
    .flatMap(({ line, other }) => {
      if (used.has(line) || used.has(other)) return []
      used.add(line).add(other)
      const [sameAs] = other.ids as [number]
      return line.ids.map((id) => ({ id, sameAs }))
    })
}

/** Keeps aside what a file of the other kind told already. */
export async function putSameAside(tx: Tx, { fileId, format }: { fileId: number; format: StatementFormat }, now: Date) {
  const known = await toldElsewhere(tx, fileId, format)
  if (known.length === 0) return
  const pairs = sameMovements(await entriesOfFile(tx, fileId), known)
  if (pairs.length > 0) await markSame(tx, pairs, now)
}
