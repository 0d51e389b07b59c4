/** Contributors of a record in their order (list 17), with names as the shop prints them. Pure. */
import type { Remark } from '#importers/items.ts'
import { personName } from '#importers/names.ts'
import { plainLine, plainText } from '#importers/plain-text.ts'
import type { Language } from '#kernel/language.ts'
import { ownLanguageOfIso } from '#modules/goods/catalogue/languages.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { children, type Element, markupOf, words } from './element.ts'

export interface Person {
  name: string
  role: string
  /** Who they are, in the languages of the shop that it is told in. */
  life?: Partial<Record<Language, string>>
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

/** A text on somebody, and its language unless it is that of the work. */
export interface Note {
  iso: string
  text: Element
}

/** Notes by their languages; one in another than the shop's is left out. */
function lifeOf(notes: readonly Note[]): Pick<Person, 'life'> {
  const life: Partial<Record<Language, string>> = {}
  for (const note of notes) {
    const language = ownLanguageOfIso(note.iso)
    const text = plainText(markupOf(note.text)).slice(0, 4_000)
    if (language && /\p{L}/u.test(text)) life[language] ??= text
  }
  return Object.keys(life).length > 0 ? { life } : {}
}

const ownNotes = (contributor: Element, iso: string): Note[] =>
  children(contributor, 'BiographicalNote').map((text) => ({ iso: text.attributes.language ?? iso, text }))

/**
 * The people of a record, each role of a person once; codes in no list read as author and are remarked.
 * @param lives texts of the record on who made it: the only person's, where no note of theirs stands
 */
export function peopleOf(description: Element, iso: string, lives: readonly Note[]): { people: Person[]; remarks: Remark[] } {
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
    if (!people.some((person) => person.name === name && person.role === role))
      people.push({ name, role, ...lifeOf(ownNotes(contributor, iso)) })
  }
  const [only] = people
  if (only && people.length === 1 && !only.life) Object.assign(only, lifeOf(lives))
  return { people, remarks }
}
