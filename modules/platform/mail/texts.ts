import { inEachLanguage } from '#kernel/language.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { everyLetter, type HouseLetter } from './house-letter.ts'
import { namedLetters } from './house-letters.sql.ts'
import { letterNames } from './letter-name-words.ts'

/** Where a letter is drawn for whoever writes it. */
export const letterPath = '/api/letters'

const nothing = inEachLanguage(() => '')

/** What editors write into letters: how each opens and closes, and what stands in all of them. A field left empty is the house's own. */
export function textsOfLetters(letters: readonly HouseLetter[]): readonly TextKind[] {
  const declared = new Map(letters.map((one) => [one.letter, one]))
  return [
    {
      kind: 'letter',
      change: 'content.change',
      table: 'house_letter',
      keys: ['letter'],
      shape: 'columns',
      fields: { openings: { form: 'lines', most: 1_000, fits: 300 }, closings: { form: 'lines', most: 1_000, fits: 300 } },
      called: (db, language) => namedLetters(db, letterNames[language]),
      house: (record) => ({
        openings: declared.get(record)?.opening ?? nothing,
        closings: declared.get(record)?.closing ?? nothing,
      }),
      marks: (record) => ({ openings: declared.get(record)?.marks ?? [], closings: [] }),
      seenAt: async (_db, { record, language }) =>
        record === everyLetter || declared.has(record) ? `${letterPath}/${record}/${language}/` : null,
    },
  ]
}
