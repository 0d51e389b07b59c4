import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { ChoiceField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'

/** The store whose shelf or counter is shown: the own one, or the one in the address, which people write as `store` too. */
export function useStore(): string {
  const { store_code } = useMe()
  const { values } = useAddress()
  return values['store_code'] ?? values['store'] ?? store_code ?? ''
}

/** Which store, for whoever works for several. */
export function StoreFilter() {
  const { common } = useWords(fulfilmentWords)
  const { roles } = useMe()
  const chosen = useStore()
  const bound = roles.every((role) => role === 'bookseller')
  const { data } = useCall('GET /stores/', {}, { enabled: useMay('store.read') && !bound, staleTime: 600_000 })
  if (bound) return null
  const options = (data?.items ?? []).map(({ store_code, name }) => ({ value: store_code, text: name }))
  return <ChoiceFilter name="store_code" label={common.store} options={options} value={chosen} />
}

/** One of the stores, in a form that says which is to do something. */
export function StoreField({ label, value, onValue }: { label: string; value: string; onValue: (code: string) => void }) {
  const { data } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  return (
    <ChoiceField
      name="store_code"
      label={label}
      value={value}
      onValue={onValue}
      empty="—"
      required
      options={(data?.items ?? []).map(({ store_code, name }) => ({ value: store_code, text: name }))}
    />
  )
}
