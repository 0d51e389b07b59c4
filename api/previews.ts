import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Pool, Tx } from '#kernel/db.ts'
import { asIfPublished, type Previewed, readPreview, undone } from '#modules/editorial/texts/preview.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { textKinds } from './texts.ts'

/** The parameter of an address under which a page shows what is being written. */
export const previewParameter = 'preview'

/** A pool whose statements are asked in a transaction, for whoever has one around them. */
function within(pool: Pool, around: AsyncLocalStorage<Tx>): Pool {
  const asked = () => around.getStore() ?? pool
  const tag = (...given: Parameters<Pool>) => asked()(...given)
  const inside = {
    ...pool,
    json: (value: unknown) => pool.json(value),
    unsafe: (text: string) => asked().unsafe(text),
    begin: (...given: Parameters<Pool['begin']>) => {
      const tx = around.getStore()
      return tx ? tx.begin(given.at(-1) as never) : pool.begin(...given)
    },
  }
  return Object.assign(tag, inside) as unknown as Pool
}

/** The pages of the shop with drafts in them, for whoever has a link. */
export interface Previews {
  /** What a link lets see; null where an address has none, or one that has ended. */
  of: (url: URL) => Promise<Previewed | null>
  /** What is drawn while the drafts of a record stand as if they were published. */
  draw: <T>(previewed: Previewed, drawn: () => Promise<T>) => Promise<T>
  /** The calls that pages read just now: those of a preview, or the shop's own. */
  calls: () => FastifyInstance
  close: () => Promise<void>
}

/**
 * A preview is the page itself: drafts are published in a transaction that is never committed, and the page is drawn by calls that read
 * in it. They are calls of an app of their own, which keeps nothing from one preview to the next; one is drawn at a time.
 */
export function openPreviews(
  app: FastifyInstance,
  { config, db, search }: { config: Config; db: Pool; search: SearchIndex },
): Previews {
  const around = new AsyncLocalStorage<Tx>()
  let opened: Promise<FastifyInstance> | undefined
  let own: FastifyInstance | undefined
  let before: Promise<unknown> = Promise.resolve()
  // The index is the shop's own, and closed with it alone.
  const lent: SearchIndex = Object.create(search, { close: { value: async () => {} } })
  const openApp = () => buildApp({ config, db: within(db, around), search: lent })
  const draw = async <T>(previewed: Previewed, drawn: () => Promise<T>): Promise<T> => {
    opened ??= openApp()
    own = await opened
    own.forgetPages()
    return undone(db, async (tx) => {
      await asIfPublished(tx, textKinds, previewed, new Date())
      return around.run(tx, drawn)
    })
  }
  return {
    of: async (url) => {
      const token = url.searchParams.get(previewParameter)
      return token === null ? null : readPreview(token, config.SECRET)
    },
    draw: (previewed, drawn) => {
      const mine = before.then(() => draw(previewed, drawn))
      before = mine.catch(() => {})
      return mine
    },
    close: async () => {
      await (await opened)?.close()
    },
    calls: () => (around.getStore() && own ? own : app),
  }
}
