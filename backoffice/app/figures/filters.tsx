import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { ChoiceFilter, DaysFilter } from '../kit/filters.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { figuresWords } from './words.ts'

const aDay = 86_400_000

/** One store; nothing to choose for whoever is of one. */
export function StoreFilter() {
  const words = useWords(figuresWords)
  const { store_code, roles } = useMe()
  const nameOf = useStoreNames()
  const { data } = useCall('GET /stores/', undefined, { staleTime: aDay })
  if (store_code && roles.every((role) => role === 'bookseller')) return null
  const options = data?.items.map(({ store_code: value }) => ({ value, text: nameOf(value) })) ?? []
  return <ChoiceFilter name="store_code" label={words.store} options={options} />
}

/** The days, and of which store. */
export const PeriodFilters = () => (
  <>
    <DaysFilter />
    <StoreFilter />
  </>
)
