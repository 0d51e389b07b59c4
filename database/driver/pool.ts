import type { LoadingTx, Pool, Tx } from '#kernel/db.ts'
import { type LinkOptions, Links } from './links.ts'
import { Ear } from './listen.ts'
import { loadingOf } from './loading.ts'
import { StatementNames } from './names.ts'
import { Sharing } from './sharing.ts'
import { type Asker, tagOf } from './tag.ts'
import { transaction, walk } from './transaction.ts'
import { type Slow, Watching } from './watching.ts'

export interface PoolOptions extends LinkOptions {
  /** How many statements each connection may keep prepared; none behind a pooler that changes connections. */
  prepared: number
  slow: Slow | undefined
}

const askers = new WeakMap<object, Asker>()

/** Who asks for a pool, for whoever chooses among several. */
export const askerOf = (pool: Pool): Asker => askers.get(pool)!

type Work<T> = (tx: Tx) => T | Promise<T>

/** A pool over `pg`. */
export function openPool(options: PoolOptions): Pool {
  const shared = { names: new StatementNames(options.prepared), watching: new Watching(options.slow) }
  const links = new Links(options, { ...shared, alone: false })
  const sharing = new Sharing(links)
  const ears = new Set<Ear>()
  // COPY shares a connection with nothing else that is on its way: its own are opened when the first asks.
  let loadingLinks: Links | undefined
  const linksToLoad = () => {
    loadingLinks ??= new Links(options, { ...shared, alone: true })
    return loadingLinks
  }

  const asker: Asker = {
    ask: (asked) => sharing.ask(asked),
    async *cursor(asked, rows) {
      const link = await links.lend()
      try {
        yield* walk(link, asked, rows)
      } finally {
        links.release(link)
      }
    },
  }

  const pool = Object.assign(tagOf(asker), {
    begin: <T>(how: string | Work<T>, work: Work<T> | undefined = undefined) =>
      links.with((link) =>
        transaction(link, {
          how: typeof how === 'string' ? how : '',
          work: typeof how === 'string' ? work! : how,
          moreOf: () => ({}),
        }),
      ),
    load: <T>(work: (tx: LoadingTx) => Promise<T>) =>
      linksToLoad().with((link) => transaction(link, { how: '', work, moreOf: loadingOf })),
    async listen(channel: string, heard: (payload: string) => void) {
      const ear = new Ear(() => links.apart(), channel, heard)
      await ear.start()
      ears.add(ear)
      const unlisten = async () => {
        ears.delete(ear)
        await ear.close()
      }
      return { unlisten }
    },
    connections: () => links.used,
    watch: (seen: (text: string) => void) => shared.watching.watch(seen),
    async end({ timeout = Number.POSITIVE_INFINITY }: { timeout?: number } = {}) {
      await Promise.all([...ears].map((ear) => ear.close()))
      await Promise.all([links, loadingLinks].map((item) => item?.end(timeout * 1_000)))
    },
  }) as unknown as Pool
  askers.set(pool, asker)
  return pool
}
