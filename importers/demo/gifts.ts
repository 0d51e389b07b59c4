/** Gift campaigns and categories of a fresh shop; what staff changed since is theirs. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from '#kernel/db.ts'
import { GiftsFile } from '#modules/gifts/contract.ts'
import { putCampaign, putCategory, staffGifts } from '#modules/gifts/manage.ts'

export async function writeGifts(sql: Pool, storefront: string, folder: string): Promise<void> {
  const { campaigns, categories } = GiftsFile.parse(JSON.parse(readFileSync(path.join(folder, 'gifts.json'), 'utf8')))
  const known = await staffGifts(sql, storefront)
  const unknown = <Row extends { key: string }>(rows: readonly Row[], there: readonly { key: string }[]) =>
    rows.filter((row) => there.every((one) => one.key !== row.key))
  for (const { key, ...row } of unknown(categories, known.categories)) await putCategory(sql, storefront, key, row)
  for (const { key, ...row } of unknown(campaigns, known.campaigns)) await putCampaign(sql, storefront, key, row)
}
