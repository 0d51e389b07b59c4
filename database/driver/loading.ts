import { from } from 'pg-copy-streams'
import type { LoadingTx, Tx } from '#kernel/db.ts'
import { endsConnection, known } from './errors.ts'
import type { Link } from './link.ts'
import type { Scope } from './transaction.ts'

/** Sends rows to a `copy … from stdin`. @throws what the server refuses of them */
async function copyIn(link: Link, text: string, rows: string): Promise<number> {
  const stream = link.client.query(from(text))
  try {
    await new Promise<void>((done, failed) => {
      stream.once('error', failed).once('finish', done)
      stream.end(Buffer.from(rows))
    })
    return stream.rowCount
  } catch (error) {
    if (endsConnection(error)) link.broken ??= known(error)
    throw known(error)
  }
}

/** What a transaction for loading can do besides. */
export const loadingOf = (scope: Scope): Omit<LoadingTx, keyof Tx> => ({
  copyIn: (text, rows) => scope.doing(() => scope.link.inTurn(() => copyIn(scope.link, text, rows))),
})
