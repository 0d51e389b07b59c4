/** Contributors of a record in their order (list 17), with names as the shop prints them. Pure. */
import type { Remark } from '#importers/items.ts'
import { personName } from '#importers/names.ts'
import { plainLine } from '#importers/plain-text.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { children, type Element, words } from './element.ts'

export interface Person {
  name: string
  role: string
}

const unnamed: Record<string, string> = { '02': 'Anónimo', '03': 'VV. AA.', '04': 'VV. AA.' }

function nameOf(contributor: Element): string | null {
  const key = [
    words(contributor, 'NamesBeforeKey'),
    words(contributor, 'PrefixToKey'),
    words(contributor, 'KeyNames'),
    words(contributor, 'NamesAfterKey'),
  ]
  const inverted = personName(plainLine(words(contributor, 'PersonNameInverted')))
  const direct = personName(plainLine(words(contributor, 'PersonName') || key.filter(Boolean).join(' ')))
  // Some feeds repeat the surname alone as the whole name; the inverted form knows more.
  if (inverted && (!direct || inverted.split(' ').length > direct.split(' ').length)) return inverted
  const body = plainLine(words(contributor, 'CorporateName'))
  return direct ?? (/\p{L}/u.test(body) ? body.slice(0, 300) : null) ?? unnamed[words(contributor, 'UnnamedPersons')] ?? null
}

/** The people of a record, each role of a person once; codes in no list read as author and are remarked. */
export function peopleOf(description: Element): { people: Person[]; remarks: Remark[] } {
  const remarks: Remark[] = []
  const numbered = children(description, 'Contributor').map((contributor, i) => ({
    contributor,
    place: Number(words(contributor, 'SequenceNumber')) || i + 1,
  }))
  const people: Person[] = []
  for (const { contributor } of numbered.toSorted((a, b) => a.place - b.place)) {
    const name = nameOf(contributor)
    if (!name) {
      remarks.push({ line: contributor.line, ...because('no_name') })
      continue
    }
    const written = words(contributor, 'ContributorRole')
    const known = /^[A-FZ]\d\d$/.test(written)
    if (!known && written) remarks.push({ line: contributor.line, ...because('unknown_role', { written: written.slice(0, 20) }) })
    const role = known ? written : 'A01'
    if (!people.some((person) => person.name === name && person.role === role)) people.push({ name, role })
  }
  return { people, remarks }
}
