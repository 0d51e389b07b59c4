/** What visitors call a thing and what the shop calls it, as the demonstration begins; what staff changed since stays as it is. */
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NewSynonym } from '#modules/goods/search/contract.ts'
import { addSynonym, hasSynonyms } from '#modules/goods/search/synonyms.ts'

export const Synonyms = z.array(NewSynonym)

/** Adds them to a shop that has none. */
export async function writeSynonyms(sql: Pool, storefront: string, given: z.output<typeof Synonyms>): Promise<void> {
  if (await hasSynonyms(sql, storefront)) return
  for (const one of given) await addSynonym(sql, storefront, one)
}
