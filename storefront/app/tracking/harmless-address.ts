/** Query values that cannot tell who somebody is; the server takes the others out as well (D-09). */
const kept = new Set(['page', 'sort', 'products_type'])

/** An address of the shop without secrets of links and without what was typed. */
export function harmlessAddress(pathname: string, search: string): { path: string; uri: string } {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.has(name)))
  const path = pathname.replace(/\/[A-Za-z0-9_-]{24,}$/, '/…')
  return { path, uri: query.size > 0 ? `${path}?${query}` : path }
}
