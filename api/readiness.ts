import type { ReplicaState } from '#database/replicas.ts'
import { schemaOf } from '#database/schema-version.sql.ts'
import type { Db } from '#kernel/db.ts'
import type { Files } from '#kernel/files.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { type Concern, concernsNow } from '#modules/platform/systems/attention.ts'
import type { Machine } from '#modules/platform/systems/staff-contract.ts'

/** Milliseconds for which an answer is kept: whoever asks often asks the database no more often. */
const keptFor = 5_000

/** What of the shop needs its operator, as `/health/ready` says it: names alone, since anybody may ask. */
export function attentionOf(
  db: Db,
  machine: () => Promise<Machine>,
  files: Pick<Files, 'fault'>,
): () => Promise<readonly Concern[]> {
  const look = async () => {
    const said = await machine()
    const found = await concernsNow(db, { machine: said, sendsMail: said.mail === 'sent', filesFault: files.fault }, new Date())
    return found.map(({ concern }) => concern)
  }
  return keptAWhile(look)
}

/** What a process is ready with: the schema that its database has, its index, and where it reads what may be old. */
export function partsOf(
  db: Db,
  { search, replicas }: { search: Pick<SearchIndex, 'behind'>; replicas: () => readonly Pick<ReplicaState, 'standing'>[] },
): () => Promise<object> {
  const schema = keptAWhile(() => schemaOf(db))
  return async () => {
    const standings = replicas().map(({ standing }) => standing)
    return {
      schema: await schema(),
      index: search.behind ? 'behind' : 'current',
      ...(standings.length > 0 && { replicas: standings }),
    }
  }
}

function keptAWhile<T>(look: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | null = null
  return () => {
    if (last === null || Date.now() - last.at > keptFor) {
      last = { at: Date.now(), found: look() }
      // What could not be looked up is looked up by the next who asks.
      last.found.catch(() => {
        last = null
      })
    }
    return last.found
  }
}
