import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { houseWords } from './words.ts'

/** What is said of a colleague: name, roles, and the store of a bookseller. */
export function useColleagueFields(): RecordField[] {
  const { colleagues: words } = useWords(houseWords)
  const { roles } = useWords(frameWords)
  const stores = useCall('GET /stores/', undefined, { staleTime: 600_000 }).data?.items ?? []
  return [
    { as: 'text', name: 'name', label: words.name, required: true },
    {
      as: 'choice',
      name: 'store_code',
      label: words.store,
      empty: words.noStore,
      options: stores.map(({ store_code, name }) => ({ value: store_code, text: name })),
    },
    {
      as: 'several',
      name: 'roles',
      label: words.roles,
      options: Object.entries(roles).map(([value, text]) => ({ value, text })),
    },
  ]
}
