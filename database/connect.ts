import type { Socket } from 'node:net'
import type { Pool } from '#kernel/db.ts'
import { openPool } from './driver/pool.ts'
import type { Slow } from './driver/watching.ts'
import { everyday, longWork, type Waits } from './waits.ts'

export type { Slow }

/** How many statements each connection keeps prepared. */
export const usuallyPrepared = 1_000

interface Options {
  /** The same database, where `url` leads to a pooler: who listens asks here. */
  direct?: string
  max?: number
  waits?: Waits
  prepared?: number
  /** Whether a prepared statement is planned for the values it is given, each time or only while that is worth it. */
  planCache?: 'auto' | 'force_custom_plan' | 'force_generic_plan'
  /** The open connections, for whoever has to end them all. */
  sockets?: Set<Socket>
  /** Told of statements that took long. */
  slow?: Slow
}

/** A pool of connections; bigint and numeric arrive as numbers, days as yyyy-mm-dd. */
export const connect = (
  url: string,
  {
    direct = url,
    max = 10,
    waits = everyday,
    prepared = usuallyPrepared,
    planCache = 'auto',
    sockets = new Set(),
    slow,
  }: Options = {},
): Pool => openPool({ url, direct, max, waits, prepared, planCache, sockets, slow })

/** A pool for imports, migrations, building the index and comparing the books: nobody waits for them in front of a screen. */
export const connectForLongWork = (url: string, { max }: { max: number }): Pool => connect(url, { max, waits: longWork })
