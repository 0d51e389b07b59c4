/** A query as it stands in an address: commas stay readable in the address bar. */
export const asSearch = (search: URLSearchParams): string => {
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : '?'
}

/** The same list at another page. */
export function withPage(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search)
  if (page > 1) changed.set('page', String(page))
  else changed.delete('page')
  return asSearch(changed)
}
