/** Query parameters that may be kept: what was looked for and how a list was arranged. */
const harmless = new Set(['page', 'sort', 'products_type', 'category', 'price', 'lang', 'type', 'format', 'language'])

/** Long random runs in a path are reset tokens and signed links; they never reach the visits (D-09). */
const secretSegment = /\/[A-Za-z0-9_-]{24,}(?=\/|$)/g
const productSlug = /^\/(es|ca|en)\/(libro|llibre|book|objeto|objecte|object)\//

/** The address of a visit without tokens and without query values that could be personal. */
export function cleanAddress(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const kept = productSlug.test(path) ? path : path.replace(secretSegment, '/…')
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => harmless.has(name)))
  return parameters.size > 0 ? `${kept}?${parameters}` : kept
}
