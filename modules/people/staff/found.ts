import type { Finder } from './find-contract.ts'
import { colleaguesByWords } from './found.sql.ts'

/** Colleagues, those who left too. */
export const found: Finder = {
  group: 'colleagues',
  action: 'staff.read',
  find: async (db, { q, most }) =>
    (await colleaguesByWords(db, q, most)).map(({ id, name, email }) => ({
      key: String(id),
      title: name,
      detail: email,
      exact: email.toLowerCase() === q.toLowerCase(),
    })),
}
