import { parseEan } from '#kernel/isbn.ts'
import { type Finder, type Found, mostFound } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { type Finding, findTitles } from './find.ts'
import { type TitleRow, titleCalls } from './staff-contract.ts'

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

const titleFound = ({ id, title, author, ean, sku, state }: TitleRow, q: string): Found => ({
  key: String(id),
  title,
  detail: [author ?? '', ean, state].filter(Boolean).join(' · '),
  exact: [ean, sku].some((code) => bare(code) === bare(parseEan(q) ?? q)),
})

/** Titles and objects, those that visitors are not shown too. */
export const titlesFound = (finding: Finding): Finder => ({
  group: 'titles',
  action: 'title.read',
  find: async (db, { q, language }) => {
    const query = titleCalls['GET /titles/'].query.parse({ q, limit: mostFound })
    const { items } = await findTitles(db, uncounted(query), language, finding)
    return items.map((item) => titleFound(item, q))
  },
})
