import { randomBytes } from 'node:crypto'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { apart } from './apart.ts'
import { colophonOf } from './colophon.ts'
import { copyOf, soldTo, writeCopy } from './copies.sql.ts'
import type { EbookStore } from './file-store.ts'
import type { EbookMediaType } from './sniff.ts'

/** The file of a bought ebook, whether its copies are marked. */
interface Bought {
  line: number
  file_key: string
  media_type: EbookMediaType
  bytes: number
  watermark: boolean
}

/** What is sent of it. */
export interface Sendable {
  file_key: string
  bytes: number
}

/** Copies that are being made in this process: whoever asks for the same one meanwhile waits for it. */
const making = new Map<number, Promise<Sendable>>()

/**
 * The copy of a bought ebook that says whom it was sold to, made once for a purchase and anew for a new edition. The file as it is where the
 * publisher wishes no mark, or where it cannot be marked: whoever paid gets their book.
 */
export async function copyFor(db: Pool, store: EbookStore, bought: Bought, now: Date): Promise<Sendable> {
  if (!bought.watermark) return bought
  const there = await copyOf(db, bought.line)
  if (there?.source_key === bought.file_key) {
    if (there.file_key === null) return bought
    if (await store.has(there.file_key, there.bytes)) return { file_key: there.file_key, bytes: there.bytes }
  }
  const made = making.get(bought.line) ?? make(db, store, bought, now).finally(() => making.delete(bought.line))
  making.set(bought.line, made)
  return made
}

async function make(db: Pool, store: EbookStore, bought: Bought, now: Date): Promise<Sendable> {
  const owner = await soldTo(db, bought.line)
  if (!owner) return bought
  const mark = randomBytes(8).toString('hex')
  const colophon = colophonOf({
    name: owner.name,
    order: owner.number,
    day: dayOf(owner.placed_at),
    language: owner.language,
    gift: owner.gift,
  })
  const copy = await store
    .make(bought.media_type, (to) =>
      store.at(bought.file_key, (from) =>
        apart<{ done: boolean }>({
          work: 'mark',
          from,
          to,
          mediaType: bought.media_type,
          colophon,
          language: owner.language,
          mark,
        }).then(({ done }) => done),
      ),
    )
    .catch((error: unknown) => {
      // A place of files that is away says nothing about the file: it is marked when it is back.
      if (error instanceof ShopError) throw error
      return null
    })
  const kept = { source_key: bought.file_key, file_key: copy?.file_key ?? null, bytes: copy?.bytes ?? bought.bytes }
  const before = await db.begin((tx) => writeCopy(tx, bought.line, { ...kept, mark, madeAt: now }))
  if (before) await store.forget(before)
  return copy ?? bought
}
