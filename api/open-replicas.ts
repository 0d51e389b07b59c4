import type { Socket } from 'node:net'
import { connect } from '#database/connect.ts'
import { addressesOf } from '#database/driver/address.ts'
import { type ReplicaState, Replicas } from '#database/replicas.ts'
import type { Pool, Reader } from '#kernel/db.ts'
import type { Config } from './config.ts'

/** Where is read what may be some seconds old. */
export interface ReadingOf {
  /** For visitors. */
  reader: Reader
  /** For lists of the staff. */
  deskReader: Reader
  /** Something was written that has to be seen from now on. */
  freshen(): void
  states?(): readonly ReplicaState[]
}

interface Given {
  url: string
  db: Pool
  deskDb: Pool
  asking: NonNullable<Parameters<typeof connect>[1]>
  tell: (state: ReplicaState) => void
}

/** The replicas that DATABASE_READ_URL names, each host one; nothing where it is not set. */
export function openReplicas(
  config: Config,
  { url, db, deskDb, asking, tell }: Given,
): (Required<ReadingOf> & { end(): Promise<void> }) | undefined {
  const { DATABASE_READ_URL: named, DATABASE_READ_LAG: mostLag } = config
  if (named === undefined) return undefined
  const { sockets: _ofPrimary, direct: _direct, ...alike } = asking
  const replicas = new Replicas({
    primary: connect(url, { ...alike, max: 1 }),
    replicas: addressesOf(named).map((address) => {
      const sockets = new Set<Socket>()
      return { name: new URL(address).host, pool: connect(address, { ...alike, sockets }), sockets }
    }),
    mostLag,
    onChange: tell,
  })
  return {
    reader: replicas.readerOver(db),
    deskReader: replicas.readerOver(deskDb),
    freshen: () => replicas.freshen(),
    states: () => replicas.states,
    end: () => replicas.end(),
  }
}
