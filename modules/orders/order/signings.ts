import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { signingRows } from '#modules/editorial/signings/signings.ts'
import { signedNote } from '#modules/editorial/signings/words.ts'
import type { SignedLine } from './contract.ts'
import type { OrderLineRow } from './orders.sql.ts'

type Signable = Pick<OrderLineRow, 'id' | 'signing_id' | 'dedication' | 'dedicated'>

/** Of an order's lines those that are signed, by their line; its activity as it stands now. */
export async function signingsAmong(db: Db, lines: readonly Signable[], language: Language): Promise<Map<number, SignedLine>> {
  const ids = [...new Set(lines.flatMap((line) => line.signing_id ?? []))]
  if (ids.length === 0) return new Map()
  const activities = new Map((await signingRows(db, ids)).map((row) => [row.id, row]))
  return new Map(
    lines.flatMap((line) => {
      const row = line.signing_id === null ? undefined : activities.get(line.signing_id)
      if (!row) return []
      const { id: activity, titles, on, over, cancelled } = row
      const { dedication, dedicated } = line
      const told = signedNote({ over, cancelled, dedication }, language)
      return [
        [line.id, { activity, title: titles[language] || titles.es, on, over, cancelled, dedication, dedicated, told }] as const,
      ]
    }),
  )
}
