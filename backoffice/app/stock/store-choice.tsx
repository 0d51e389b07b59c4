import { useCall } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'

/** The stores in their order. */
export function useStores(): readonly { store_code: string; name: string }[] {
  return useCall('GET /stores/', undefined, { staleTime: 600_000 }).data?.items ?? []
}

/** Which store a list shows; `shown` is the one that the server chose where nobody did. */
export function StoreFilter({ label, shown }: { label: string; shown: string | undefined }) {
  const { values, set } = useAddress()
  const stores = useStores()
  return (
    <select
      className="filter"
      aria-label={label}
      value={values['store_code'] ?? shown ?? ''}
      onChange={({ target }) => set({ store_code: target.value })}
    >
      {stores.map(({ store_code, name }) => (
        <option key={store_code} value={store_code}>
          {name}
        </option>
      ))}
    </select>
  )
}
