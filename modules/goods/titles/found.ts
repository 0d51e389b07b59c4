import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import type { Finder, Found } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { type Finding, findTitles } from './find.ts'
import { unseen } from './found-words.ts'
import { type TitleRow, titleCalls } from './staff-contract.ts'

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

const titleFound = ({ id, title, author, ean, sku, state }: TitleRow, q: string, language: Language): Found => ({
  key: String(id),
  title,
  detail: [author ?? '', ean, state === 'on_sale' ? '' : unseen[state][language]].filter(Boolean).join(' · '),
  exact: [ean, sku].some((code) => bare(code) === bare(parseEan(q) ?? q)),
})

/** Titles and objects, those that visitors are not shown too. */
export const titlesFound = (finding: Finding): Finder => ({
  group: 'titles',
  action: 'title.read',
  find: async (db, { q, language, most }) => {
    const query = titleCalls['GET /titles/'].query.parse({ q, limit: most })
    const { items } = await findTitles(db, uncounted(query), language, finding)
    return items.map((item) => titleFound(item, q, language))
  },
})
