import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { noteChange } from '#modules/goods/titles/note.ts'
import type { SentPicture } from '#modules/people/staff/sent-picture.ts'
import {
  deletePicture,
  insertPicture,
  lockProduct,
  orderPictures,
  type PictureRow,
  pictureRows,
  updatePicture,
} from './pictures.sql.ts'
import type { ChangePicture, TitlePicture } from './staff-contract.ts'

/** More than anybody looks through. */
const mostPictures = 30

const viewOf = ({ id, file_key, width, height, alt, focal_x, focal_y }: PictureRow): TitlePicture => ({
  id,
  src: `/media/file/${file_key}-480.webp`,
  width,
  height,
  alt: inEachLanguage((language) => alt[language] ?? ''),
  focus: { x: focal_x, y: focal_y },
})

/** The pictures of a title in their order. */
export const titlePictures = async (db: Db, product: number): Promise<TitlePicture[]> =>
  (await pictureRows(db, product)).map(viewOf)

/** @throws NotFound */
async function opened(tx: Tx, product: number): Promise<PictureRow[]> {
  if (!(await lockProduct(tx, product))) throw new NotFound('staff.product_unknown')
  return pictureRows(tx, product)
}

/** Adds a picture behind the others. @throws NotFound, Refused 'pictures.enough' */
export async function addPicture(tx: Tx, product: number, picture: SentPicture | null, staffId: number | null): Promise<void> {
  if (!picture) throw new InvalidFields({ picture: 'form.missing' })
  const there = await opened(tx, product)
  if (there.length >= mostPictures) throw new Refused('pictures.enough', { most: mostPictures })
  await insertPicture(tx, product, picture, staffId)
  await noteChange(tx, product, staffId, { field: 'pictures', was: there.length, became: there.length + 1 })
}

const one = (there: readonly PictureRow[], id: number): PictureRow => {
  const found = there.find((picture) => picture.id === id)
  if (!found) throw new NotFound('pictures.unknown')
  return found
}

/** What a picture shows, in words, and where it is cut. @throws NotFound */
export async function changePicture(
  tx: Tx,
  { product, picture }: { product: number; picture: number },
  change: ChangePicture,
  staffId: number,
): Promise<void> {
  const was = one(await opened(tx, product), picture)
  const alt = Object.fromEntries(Object.entries({ ...was.alt, ...change.alt }).filter(([, text]) => text))
  const focus = change.focus ?? { x: was.focal_x, y: was.focal_y }
  await updatePicture(tx, picture, { alt, ...focus })
  if (change.alt) await noteChange(tx, product, staffId, { field: `pictures.${picture}.alt`, was: was.alt, became: alt })
  if (change.focus)
    await noteChange(tx, product, staffId, {
      field: `pictures.${picture}.focus`,
      was: { x: was.focal_x, y: was.focal_y },
      became: focus,
    })
}

/** Puts the pictures of a title in another order: all of them, each once. @throws NotFound, InvalidFields */
export async function arrangePictures(tx: Tx, product: number, ids: readonly number[], staffId: number): Promise<void> {
  const there = (await opened(tx, product)).map(({ id }) => id)
  if (there.toSorted().join() !== ids.toSorted().join()) throw new InvalidFields({ ids: 'pictures.other_ones' })
  await orderPictures(tx, product, ids)
  await noteChange(tx, product, staffId, { field: 'picture_order', was: there, became: ids })
}

/** Takes a picture away; its file stays, since pages that are kept somewhere may still name it. @throws NotFound */
export async function removePicture(
  tx: Tx,
  { product, picture }: { product: number; picture: number },
  staffId: number,
): Promise<void> {
  const there = await opened(tx, product)
  const was = one(there, picture)
  await deletePicture(tx, product, picture)
  await noteChange(tx, product, staffId, { field: 'pictures', was: was.file_key, became: null })
}
