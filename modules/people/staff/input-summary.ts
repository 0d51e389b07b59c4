const secret = /password|token|secret|card|iban|key$/i
/** Short words that no pattern should look for inside others; what was scanned may be the code of a gift card, which is money. */
const secretNames: ReadonlySet<string> = new Set(['badge', 'factor_code', 'pending', 'pin', 'recovery_code', 'scanned'])
const longestText = 200
const longestName = 60
const mostFields = 40

/** What was asked, for the log: no secrets, long texts and lists cut short, what no text can hold taken out. */
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
  const sent = Buffer.isBuffer(body) ? { bytes: body.length } : typeof body === 'object' ? body : { body }
  return fields({ ...(params as object), ...asked, ...(Array.isArray(sent) ? { body: sent } : sent) }, 0)
}

const fields = (value: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, mostFields)
      .map(([name, one]) => [kept(name, longestName), secret.test(name) || secretNames.has(name) ? '…' : cut(one, depth + 1)]),
  )

/** A database keeps neither a zero nor half a character. */
export function kept(text: string, longest: number): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text
  return short.toWellFormed().replaceAll('\u0000', '\ufffd')
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return kept(value, longestText)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 3) return '…'
  return Array.isArray(value) ? value.slice(0, 20).map((item) => cut(item, depth + 1)) : fields(value, depth)
}
