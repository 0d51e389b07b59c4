import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import { checkDigit13, isInStore, isIsbn, parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { insertChanges } from './change.sql.ts'
import { openTitle } from './change.ts'
import { rowsOfTitles } from './find.ts'
import {
  copyEdition,
  insertDraft,
  knownShop,
  nearbyIds,
  nextOwnNumber,
  publisherBetween,
  startWork,
  titleByEan,
} from './make.sql.ts'
import type { NewTitle } from './staff-contract.ts'

/** What the numbers begin with that the house gives itself: inside its walls (2), and apart from those of imports and loyalty cards. */
const ownRange = '25'

/** A number of the house that nothing has yet. */
async function ownEan(db: Db): Promise<string> {
  const twelve = ownRange + String(await nextOwnNumber(db)).padStart(10, '0')
  const ean = twelve + checkDigit13(twelve)
  return (await titleByEan(db, ean)) === undefined ? ean : ownEan(db)
}

async function numberOf(tx: Tx, { kind, ean }: NewTitle): Promise<string> {
  if (ean === undefined || ean === '') {
    if (kind === 'book') throw new InvalidFields({ ean: 'titles.isbn_missing' })
    return ownEan(tx)
  }
  const read = parseEan(ean)
  if (!read) throw new InvalidFields({ ean: kind === 'book' ? 'titles.isbn_wrong' : 'titles.ean_wrong' })
  if (kind === 'book' && !isIsbn(read) && !isInStore(read)) throw new InvalidFields({ ean: 'titles.isbn_wrong' })
  return read
}

/** Registrants' numbers differ in length: the more figures a publisher's other books share, the surer. */
async function publisherOf(db: Db, ean: string): Promise<{ id: number; name: string } | null> {
  for (const figures of [10, 9, 8, 7]) {
    const start = ean.slice(0, figures)
    const found = await publisherBetween(db, start.padEnd(13, '0'), start.padEnd(13, '9'))
    if (found) return found
  }
  return null
}

/** What the catalogue can tell of an ISBN before its book is made. @throws InvalidFields 'titles.isbn_wrong' */
export async function aboutIsbn(db: Db, isbn: string, language: Language) {
  const ean = parseEan(isbn)
  if (!ean || !isIsbn(ean)) throw new InvalidFields({ isbn: 'titles.isbn_wrong' })
  const known = await titleByEan(db, ean)
  const publisher = await publisherOf(db, ean)
  const nearby = publisher ? await nearbyIds(db, ean, publisher.id) : []
  return {
    ean,
    known: known === undefined ? null : ((await rowsOfTitles(db, language, [known]))[0] ?? null),
    publisher,
    nearby: await rowsOfTitles(db, language, nearby),
  }
}

/**
 * A draft of a book from its ISBN or of an object, empty or after another edition.
 * @throws InvalidFields; Refused 'titles.number_taken'
 */
export async function makeTitle(tx: Tx, wanted: NewTitle, { staffId, main }: { staffId: number; main: string }): Promise<number> {
  const ean = await numberOf(tx, wanted)
  const like = wanted.like === undefined ? null : await openTitle(tx, wanted.like)
  const title = wanted.title ?? like?.title
  if (!title) throw new InvalidFields({ title: 'form.missing' })
  if (like && like.kind !== wanted.kind) throw new InvalidFields({ like: 'titles.other_kind' })
  const shop = wanted.shop ?? like?.shop ?? main
  if (!(await knownShop(tx, shop))) throw new InvalidFields({ shop: 'http.unknown_store' })
  const publisher = wanted.kind === 'book' ? ((await publisherOf(tx, ean))?.id ?? null) : null
  const id = await insertDraft(tx, { kind: wanted.kind, ean, title, slug: slugOf(title), shop, publisher })
  if (id === undefined) throw new Refused('titles.number_taken', { number: ean })
  if (like) {
    if (like.work === null) await startWork(tx, like.id)
    await copyEdition(tx, like.id, id)
  }
  const made = await openTitle(tx, id)
  const first = { product: id, version: made.version, staffId, was: null }
  await insertChanges(tx, [
    { ...first, field: 'state', became: 'draft' },
    ...(wanted.title ? [{ ...first, field: 'title', became: title }] : []),
    ...(like ? [{ ...first, field: 'work', became: made.work }] : []),
  ])
  return id
}
