import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import type { SentPicture } from '#modules/people/staff/sent-picture.ts'

export interface TextPictureRow {
  file_key: string
  width: number
  height: number
  alt: Localized
}

export const pictureRow = async (db: Db, key: string): Promise<TextPictureRow | undefined> =>
  (await db<TextPictureRow[]>`select file_key, width, height, alt from text_picture where file_key = ${key}`)[0]

export const insertPicture = (db: Db, { fileKey, width, height, colour }: SentPicture, alt: Localized, staffId: number) => db`
  insert into text_picture (file_key, width, height, dominant_colour, alt, staff_id)
  values (${fileKey}, ${width}, ${height}, ${colour}, ${db.json(alt)}, ${staffId})`
