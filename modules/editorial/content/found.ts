import type { Finder } from '#modules/people/staff/find-contract.ts'
import { pagesByWords } from './found.sql.ts'

/** Pages that staff write, by the words of their titles. */
export const found: Finder = {
  group: 'pages',
  action: 'content.read',
  find: async (db, { q, language, most }) =>
    (await pagesByWords(db, q, most)).map(({ key, titles }) => ({
      key,
      title: titles[language] ?? key,
      detail: key,
      exact: key === q.toLowerCase(),
    })),
}
