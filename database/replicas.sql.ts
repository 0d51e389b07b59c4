import type { Pool } from '#kernel/db.ts'

/** How far the log of the primary is written, in bytes since its beginning. @throws where it takes no writes */
export async function writtenTo(primary: Pool): Promise<number> {
  const [row] = await primary<{ at: number }[]>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`
  return row!.at
}

export interface Position {
  /** Whether the server follows another. */
  follows: boolean
  /** How far it has come in the log of the primary; null where it follows none. */
  at: number | null
}

export async function cameTo(replica: Pool): Promise<Position> {
  const [row] = await replica<Position[]>`
    select pg_is_in_recovery() as follows, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as at`
  return row!
}

/** What tells a cluster of servers from any other, from its first day on. */
export async function clusterOf(server: Pool): Promise<string> {
  const [row] = await server<{ cluster: string }[]>`select system_identifier::text as cluster from pg_control_system()`
  return row!.cluster
}
