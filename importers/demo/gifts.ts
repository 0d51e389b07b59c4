/** Gift campaigns, gift categories and quizzes of a fresh shop; what staff changed since is theirs. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from '#kernel/db.ts'
import { GiftsFile } from '#modules/editorial/gifts/contract.ts'
import { campaignKeys, categoryKeys, putCampaign, putCategory } from '#modules/editorial/gifts/manage.ts'
import { QuizzesFile } from '#modules/editorial/quizzes/contract.ts'
import { putQuiz, quizKeys } from '#modules/editorial/quizzes/manage.ts'

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

export async function writeGifts(sql: Pool, storefront: string, folder: string): Promise<void> {
  const { campaigns, categories } = GiftsFile.parse(read(folder, 'gifts.json'))
  const unknown = <Row extends { key: string }>(rows: readonly Row[], known: readonly string[]) =>
    rows.filter(({ key }) => !known.includes(key))
  for (const { key, ...row } of unknown(categories, await categoryKeys(sql, storefront)))
    await putCategory(sql, storefront, key, row)
  for (const { key, ...row } of unknown(campaigns, await campaignKeys(sql, storefront)))
    await sql.begin((tx) => putCampaign(tx, storefront, key, row))
  const quizzes = await quizKeys(sql, storefront)
  for (const { key, ...quiz } of unknown(QuizzesFile.parse(read(folder, 'quizzes.json')), quizzes))
    await sql.begin((tx) => putQuiz(tx, storefront, key, quiz))
}
