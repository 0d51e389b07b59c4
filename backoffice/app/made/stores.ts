import { useCall } from '../api/queries.ts'

/** The stores in their order, for a choice. */
export const useStoreOptions = (): { value: string; text: string }[] =>
  (useCall('GET /stores/', undefined, { staleTime: 600_000 }).data?.items ?? []).map(({ store_code, name }) => ({
    value: store_code,
    text: name,
  }))
