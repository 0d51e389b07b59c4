import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'

const aDay = 86_400_000

/** What stores are called, by their codes; the code where somebody may not read stores. */
export function useStoreNames(): (code: string) => string {
  const may = useMay('store.read')
  const { data } = useCall('GET /stores/', undefined, { staleTime: aDay, enabled: may })
  return (code) => data?.items.find(({ store_code }) => store_code === code)?.name ?? code
}

/** A store by its name. */
export const StoreName = ({ code }: { code: string }) => useStoreNames()(code)
