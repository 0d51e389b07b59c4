/** Part of a file, both ends included. */
export interface Range {
  start: number
  end: number
}

/**
 * The part that a Range header asks for (RFC 9110, 14.2); null for the whole: no header, several parts, or other units.
 * 'unsatisfiable' when the file has no such part.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | null | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const [first, last] = [asked[1] ?? '', asked[2] ?? '']
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  if (start >= bytes || (last !== '' && Number(last) < start)) return 'unsatisfiable'
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
