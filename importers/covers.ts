/** Covers of products that have no picture: fetched from hosts that staff have named, or read from a folder of files called by their EAN. */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { parseEan } from '#kernel/isbn.ts'
import { claimCover, setCover } from '#modules/goods/imports/covers.sql.ts'
import { NoCover, type OpenCover } from '#modules/goods/imports/open-cover.ts'
import { pictureMessages } from '#modules/goods/pictures/messages.ts'
import { addPicture } from '#modules/goods/pictures/pictures.ts'
import type { PictureDoor } from '#modules/people/staff/sent-picture.ts'
import { withoutPicture } from './covers.sql.ts'

export interface CoverSource {
  door: PictureDoor
  open: OpenCover
}

/** Fetches the next cover that may be fetched. @returns whether there was one */
export async function fetchNext(db: Pool, { door, open }: CoverSource): Promise<boolean> {
  const cover = await db.begin((tx) => claimCover(tx))
  if (!cover) return false
  try {
    await putUp(db, cover.product_id, door, async () => open(cover.address))
    await setCover(db, cover.product_id, { fault: null, passing: false })
  } catch (error) {
    if (error instanceof ShopError) await setCover(db, cover.product_id, { fault: error.code, passing: false })
    else if (error instanceof NoCover) await setCover(db, cover.product_id, { fault: error.message, passing: error.passing })
    else throw error
  }
  return true
}

/** A picture stays where one stands already. @returns whether it was put up */
async function putUp(db: Pool, product: number, door: PictureDoor, open: () => Promise<NodeJS.ReadableStream>): Promise<boolean> {
  if (!(await withoutPicture(db, { id: product }))) return false
  const picture = await door.take((await open()) as Parameters<PictureDoor['take']>[0])
  try {
    await db.begin((tx) => addPicture(tx, product, picture, null))
    return true
  } catch (error) {
    await door.forget(picture)
    throw error
  }
}

export interface FolderReport {
  taken: number
  /** Files that could not be taken, with the reason. */
  refused: { file: string; reason: string }[]
  /** Of products that have a picture, and of numbers that are none of the catalogue's. */
  left: number
}

/** Puts up the pictures of a folder: each file is called by the EAN of its product. */
export async function coversOfFolder(db: Pool, folder: string, door: PictureDoor): Promise<FolderReport> {
  const report: FolderReport = { taken: 0, refused: [], left: 0 }
  for (const file of (await readdir(folder)).toSorted()) {
    const ean = parseEan(path.parse(file).name)
    const product = ean ? await withoutPicture(db, { ean }) : null
    if (!product) {
      report.left += 1
      continue
    }
    try {
      if (await putUp(db, product, door, async () => createReadStream(path.join(folder, file)))) report.taken += 1
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const sentence = (pictureMessages.en as Partial<Record<string, string>>)[error.code] ?? error.code
      report.refused.push({ file, reason: fillIn(sentence, 'en', error.details) })
    }
  }
  return report
}
