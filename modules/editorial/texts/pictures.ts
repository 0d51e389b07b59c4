import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { fromColumns } from '#kernel/language.ts'
import { sentPictureSrc } from '#kernel/renditions.ts'
import type { SentPicture } from '#modules/people/staff/sent-picture.ts'
import { insertPicture, pictureRow } from './pictures.sql.ts'
import type { Shows, TextPicture } from './staff-contract.ts'

/** A picture that texts set in. @throws NotFound */
export async function textPicture(db: Db, key: string): Promise<TextPicture> {
  const row = await pictureRow(db, key)
  if (!row) throw new NotFound('wording.no_picture')
  const { width, height, alt } = row
  return { key, src: sentPictureSrc(key), width, height, alt }
}

/**
 * Keeps a picture for texts, with what it shows in three languages; where a language says nothing, the Spanish stands in.
 * @throws InvalidFields where none was sent
 */
export async function keepPicture(db: Db, picture: SentPicture | null, shows: Shows, staffId: number): Promise<TextPicture> {
  if (!picture) throw new InvalidFields({ picture: 'form.missing' })
  await insertPicture(db, picture, fromColumns(shows, 'alt'), staffId)
  return textPicture(db, picture.fileKey)
}

/** The measures of a picture that was sent; null where none was. */
export async function sizeOfPicture(db: Db, key: string): Promise<{ width: number; height: number } | null> {
  const row = await pictureRow(db, key)
  return row ? { width: row.width, height: row.height } : null
}

/** Whether a photograph of this key was sent for a text. */
export const isOfText = async (db: Db, key: string): Promise<boolean> => (await pictureRow(db, key)) !== undefined
