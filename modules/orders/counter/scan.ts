import type { Db } from '#kernel/db.ts'
import type { AskedIn, CodeReader } from './codes-contract.ts'
import type { Scan } from './staff-contract.ts'

/** What somebody's scan or typing may be by its form alone, the likeliest first; nothing for what can be none of them. */
export const shapesOf = (readers: readonly CodeReader[], scanned: string): { reader: CodeReader; value: string }[] =>
  readers.flatMap((reader) => {
    const value = reader.reads(scanned.trim())
    return value === null ? [] : [{ reader, value }]
  })

/** What a code is: each thing that it may be by its form is looked up, until one is found. */
export async function whatIs(
  db: Db,
  readers: readonly CodeReader[],
  code: string,
  { now, ...asked }: AskedIn & { now: Date },
): Promise<Scan> {
  const shapes = shapesOf(readers, code)
  for (const { reader, value } of shapes) {
    const found = await reader.find(db, value, now, asked)
    if (found) return { code, looks_like: reader.kind, found }
  }
  return { code, looks_like: shapes[0]?.reader.kind ?? null, found: null }
}

/** Whom a scan shows, by the form of its code; nothing where it shows nobody. */
export function shownBy(readers: readonly CodeReader[], scanned: string): string {
  const [likeliest] = shapesOf(readers, scanned)
  return likeliest?.reader.shows?.(likeliest.value) ?? ''
}
