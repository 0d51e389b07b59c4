import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { isOfText, textPicture } from '#modules/editorial/texts/pictures.ts'
import { isPattern } from '#modules/goods/artwork/pattern-names.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import type { MotifRow, PlaceRow, StoredPlan } from './contract.ts'
import {
  knownIds,
  motifRows,
  placeRows,
  planRow,
  removePlan,
  type StoredMotifRow,
  type StoredPlaceRow,
  writeMotif,
  writePlace,
  writePlan,
} from './places.sql.ts'

/** All rows as staff see them, published or not. */
export const storedPlaces = (db: Db, storefront: string): Promise<StoredPlaceRow[]> =>
  Promise.resolve(placeRows(db, storefront, false))
export const storedMotifs = (db: Db, storefront: string): Promise<StoredMotifRow[]> =>
  Promise.resolve(motifRows(db, storefront, false))

/** The picture below the places of a shop. */
export async function storedPlan(db: Db, storefront: string): Promise<StoredPlan> {
  const row = await planRow(db, storefront)
  return { picture: row ? { key: row.picture_key, width: row.width, height: row.height, alt: row.alt } : null }
}

/**
 * Another picture below the places, in the measures in which it was sent; with null the shop draws the grounds again.
 * @throws InvalidFields for one that was not sent
 */
export async function savePlan(tx: Tx, storefront: string, { picture }: StoredPlan): Promise<StoredPlan> {
  if (!picture) await removePlan(tx, storefront)
  else {
    if (!(await isOfText(tx, picture.key))) throw new InvalidFields({ picture: 'form.missing' })
    const { key: picture_key, width, height } = await textPicture(tx, picture.key)
    await writePlan(tx, storefront, { picture_key, width, height, alt: picture.alt })
  }
  return storedPlan(tx, storefront)
}

async function expectKnown(db: Db, row: Omit<MotifRow, 'pattern'>, motifIds: readonly number[] = []) {
  if (!isTheme(row.theme)) throw new Refused('places.unknown_theme')
  const known = await knownIds(db, row.lot_ids, row.tag_ids, motifIds)
  const asked = { lots: new Set(row.lot_ids).size, tags: new Set(row.tag_ids).size, motifs: new Set(motifIds).size }
  if (known.lots !== asked.lots || known.tags !== asked.tags || known.motifs !== asked.motifs)
    throw new Refused('places.unknown_reference')
}

/**
 * A new place, or another word on one that there is; order and publication are part of the row.
 * @throws NotFound | Refused 'places.key_taken' | 'places.unknown_reference' | 'places.unknown_theme'
 */
export async function savePlace(tx: Tx, storefront: string, row: PlaceRow, id?: number): Promise<number> {
  await expectKnown(tx, row, row.motif_ids)
  const taken = (await placeRows(tx, storefront, false)).some((placeRow) => placeRow.key === row.key && placeRow.id !== id)
  if (taken) throw new Refused('places.key_taken')
  const written = await writePlace(tx, storefront, row, id)
  if (written === undefined) throw id === undefined ? new Refused('places.key_taken') : new NotFound('places.unknown_place')
  return written
}

/** The same for a motif. @throws as savePlace */
export async function saveMotif(tx: Tx, storefront: string, row: MotifRow, id?: number): Promise<number> {
  if (!isPattern(row.pattern)) throw new Refused('places.unknown_theme')
  await expectKnown(tx, row)
  const taken = (await motifRows(tx, storefront, false)).some((motifRow) => motifRow.key === row.key && motifRow.id !== id)
  if (taken) throw new Refused('places.key_taken')
  const written = await writeMotif(tx, storefront, row, id)
  if (written === undefined) throw id === undefined ? new Refused('places.key_taken') : new NotFound('places.unknown_motif')
  return written
}
