import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { fileByDigest, insertEntries, insertFile } from './bank.sql.ts'
import { fileRow } from './files.sql.ts'
import { readStatement } from './read-statement.ts'
import { countNew, lockStatements } from './same-movement.sql.ts'
import { putSameAside } from './same-movement.ts'

/**
 * Takes in what a bank's file tells. The same file, and a movement that another file told, change nothing; what a file of the
 * other kind told is kept aside as the same.
 * @throws WrongStatement naming the line; Refused 'bank.empty_file'.
 */
export async function takeIn(tx: Tx, { name, bytes }: { name: string; bytes: Buffer }, { by, now }: { by: string; now: Date }) {
  if (bytes.length === 0) throw new Refused('bank.empty_file')
  const { format, entries } = readStatement(bytes)
  const digest = createHash('sha256').update(bytes).digest()
  const id = await insertFile(tx, { name, format, digest, movements: entries.length, readBy: by }, now)
  if (id === undefined) return { file: await fileRow(tx, (await fileByDigest(tx, digest))!), again: true }
  await lockStatements(tx)
  await insertEntries(tx, id, entries)
  await putSameAside(tx, { fileId: id, format }, now)
  await countNew(tx, id)
  return { file: await fileRow(tx, id), again: false }
}
