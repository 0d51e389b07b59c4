import type { Db } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { shownHrefs, targetOf } from '#modules/editorial/page-addresses/hrefs.ts'
import { campaignRows } from './gifts.sql.ts'

/** The campaigns that have a page of their own, for the search over everything. */
export async function findableCampaigns(db: Db, storefront: string, language: Language): Promise<Findable[]> {
  const [rows, hrefs] = await Promise.all([campaignRows(db, storefront), shownHrefs(db, storefront, language)])
  return rows.flatMap(({ key, titles, texts }) => {
    const href = hrefs.get(targetOf('campaign', key))
    return href === undefined ? [] : [findable(inLanguage(titles, language), href, inLanguage(texts, language))]
  })
}
