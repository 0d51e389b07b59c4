import { useSearchParams } from 'react-router'

/** Filters, order and view of a screen, where Back finds them again: in its address. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(search)
  return {
    values,
    query: search.size > 0 ? `?${search}` : '',
    /** An empty value takes the filter away. */
    set: (changes: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) value === '' ? next.delete(name) : next.set(name, value)
          return next
        },
        { replace: true },
      ),
  }
}
