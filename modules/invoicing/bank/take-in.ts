import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { acceptAccounts, fileByDigest, insertEntries, insertFile, unknownAccounts } from './bank.sql.ts'
import { fileRow } from './files.sql.ts'
import { readStatement } from './read-statement.ts'
import { countNew, lockStatements } from './same-movement.sql.ts'
import { putSameAside } from './same-movement.ts'

/** An account number as it is read out. */
const inFours = (account: string) => account.replace(/.{4}(?=.)/g, '$& ')

interface Taken {
  name: string
  bytes: Buffer
  /** Accounts of which somebody says that they are the shop's, though no file told of them before. */
  ours?: readonly string[]
}

/**
 * Takes in what a bank's file tells. The same file, and a movement that another file told, change nothing; what a file of the
 * other kind told is kept aside as the same.
 * @throws WrongStatement naming the line; Refused 'bank.empty_file'; 'bank.account_unknown' where nobody said yet that its account is the shop's.
 */
export async function takeIn(tx: Tx, { name, bytes, ours = [] }: Taken, { by, now }: { by: string; now: Date }) {
  if (bytes.length === 0) throw new Refused('bank.empty_file')
  const { format, entries } = readStatement(bytes)
  await acceptAccounts(tx, ours, { by, now })
  const unknown = await unknownAccounts(tx, [...new Set(entries.map(({ account }) => account))])
  if (unknown.length > 0) throw new Refused('bank.account_unknown', { accounts: unknown.map(inFours).join(', ') })
  const digest = createHash('sha256').update(bytes).digest()
  const id = await insertFile(tx, { name, format, digest, movements: entries.length, readBy: by }, now)
  if (id === undefined) return { file: await fileRow(tx, (await fileByDigest(tx, digest))!), again: true }
  await lockStatements(tx)
  await insertEntries(tx, id, entries)
  await putSameAside(tx, { fileId: id, format }, now)
  await countNew(tx, id)
  return { file: await fileRow(tx, id), again: false }
}
