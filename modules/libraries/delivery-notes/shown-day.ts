import { type Day, day } from '#kernel/days.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'

/** A day typed as dd/mm/yyyy, or yyyy-mm-dd as date fields send it; null for nothing typed, undefined for no day. */
export function typedDay(text: string): Day | null | undefined {
  const given = text.trim()
  if (given === '') return null
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(given) ?? []
  try {
    return day(year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : given)
  } catch {
    return undefined
  }
}

/** A range of days, both within (L-03, L-05). @throws InvalidFields for what is no day, and for an end before its start. */
export function typedRange({ from, to }: { from: string; to: string }): { from: Day | null; to: Day | null } {
  const [first, last] = [typedDay(from), typedDay(to)]
  const wrong: FieldRefusals = {}
  if (first === undefined) wrong['from'] = 'note.date_invalid'
  if (last === undefined) wrong['to'] = 'note.date_invalid'
  if (first && last && last < first) wrong['to'] = 'note.range_backwards'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  return { from: first ?? null, to: last ?? null }
}
