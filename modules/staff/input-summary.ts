const secret = /password|token|secret|card|iban|key$/i
const longestText = 200
const mostFields = 40

/** What was asked, for the log: no secrets, long texts and lists cut short. */
export function inputSummary({
  params,
  query,
  body,
}: {
  params: unknown
  query: unknown
  body: unknown
}): Record<string, unknown> {
  const { store: _store, lang: _lang, ...asked } = (query ?? {}) as Record<string, unknown>
  const parts = Object.entries({ ...(params as object), ...asked, ...(body as object) })
  return Object.fromEntries(
    parts.slice(0, mostFields).map(([name, value]) => [name.slice(0, 60), secret.test(name) ? '…' : cut(value, 0)]),
  )
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= 3) return '…'
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => cut(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostFields)
      .map(([name, one]) => [name.slice(0, 60), secret.test(name) ? '…' : cut(one, depth + 1)]),
  )
}
