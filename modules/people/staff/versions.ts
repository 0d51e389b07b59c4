import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#kernel/db.ts'
import { Changed } from '#kernel/errors.ts'
import { isVersioned, moving, newVersion } from './version-contract.ts'
import { lockSubject } from './versions.sql.ts'

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A short mark of what a record says; the same words have the same one, whoever reads them. */
function versionOf(record: object, without: readonly string[]): string {
  const { version: _version, ...said } = record as Record<string, unknown>
  for (const name of without) delete said[name]
  return createHash('sha256').update(JSON.stringify(said, sorted)).digest('base64url').slice(0, 12)
}

const marked = (schema: object, record: object) => ({ ...record, version: versionOf(record, moving.get(schema) ?? []) })

/** An answer with the version of each record that its contract says has one. */
export function withVersions(schema: z.ZodType | undefined, answered: unknown): unknown {
  if (typeof answered !== 'object' || answered === null) return answered
  if (isVersioned(schema)) return marked(schema, answered)
  if (!(schema instanceof z.ZodObject)) return answered
  const parts = Object.entries(answered as Record<string, unknown>).flatMap(([name, part]): [string, unknown][] => {
    const shape = schema.shape[name]
    if (isVersioned(shape) && typeof part === 'object' && part !== null) return [[name, marked(shape, part)]]
    const row = shape instanceof z.ZodArray ? shape.element : undefined
    return isVersioned(row) && Array.isArray(part) ? [[name, part.map((item: object) => marked(row, item))]] : []
  })
  return parts.length > 0 ? { ...answered, ...Object.fromEntries(parts) } : answered
}

interface Begun {
  subject: string
  version: string
  /** What the call answers, with a version. */
  answer: z.ZodType | undefined
  current: () => Promise<object | null>
}

/**
 * Lets a save go on that began from what is there now; whoever saves the same thing waits until this one is done.
 * @throws Changed with the record as it is now
 */
export async function beginFrom(tx: Tx, { subject, version, answer, current }: Begun): Promise<void> {
  await lockSubject(tx, subject)
  const there = await current()
  if (!there) {
    if (version === newVersion) return
    throw new Changed(null)
  }
  const now = withVersions(answer, there) as { version: string }
  if (now.version !== version) throw new Changed(now)
}
