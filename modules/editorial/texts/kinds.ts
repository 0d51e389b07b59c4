import { NotFound } from '#kernel/errors.ts'
import { may, notYours, type Role } from '#modules/people/staff/grants.ts'
import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'

export type Kinds = readonly TextKind[]

/** @throws NotFound for a kind that nobody declared */
export function kindNamed(kinds: Kinds, name: string): TextKind {
  const kind = kinds.find((one) => one.kind === name)
  if (!kind) throw new NotFound('wording.unknown')
  return kind
}

/** @throws NotFound, Forbidden for one that this person may not change */
export function kindToChange(kinds: Kinds, name: string, roles: readonly Role[]): TextKind {
  const kind = kindNamed(kinds, name)
  if (!may(roles, kind.change)) throw notYours(kind.change)
  return kind
}

/** Those that somebody with these roles keeps. */
export const kindsOf = (kinds: Kinds, roles: readonly Role[]): Kinds => kinds.filter(({ change }) => may(roles, change))

export const fieldsOf = ({ fields }: TextKind): [name: string, field: TextField][] => Object.entries(fields)

/** The text by which a record is called. */
export const calledBy = (kind: TextKind): string => fieldsOf(kind)[0]?.[0] ?? ''

/** The values of the columns that name a record. */
export const keyOf = (kind: TextKind, record: string): [column: string, value: string][] => {
  const values = record.split(':')
  return kind.keys.map((column, place) => [
    column,
    // The last takes what is left: keys of pages have no colon, and no other part has one either.
    place === kind.keys.length - 1 ? values.slice(place).join(':') : (values[place] ?? ''),
  ])
}
