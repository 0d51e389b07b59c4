import type { Db } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { LetterWords } from './house-letter.ts'
import { writtenLetters } from './house-letters.sql.ts'

/** What editors wrote for letters, by letter and language. A language that says nothing keeps the house's own text, not the Spanish. */
async function readWords(db: Db): Promise<ReadonlyMap<string, LetterWords>> {
  const rows = await writtenLetters(db)
  return new Map(
    rows.flatMap(({ letter, openings, closings }) =>
      languages.map((language) => [
        keyOf(letter, language),
        { opening: openings[language] ?? '', closing: closings[language] ?? '' },
      ]),
    ),
  )
}
const keyOf = (letter: string, language: Language) => `${letter} ${language}`

/** What is written now, for one look. */
export async function wordsNow(db: Db) {
  const words = await readWords(db)
  return (letter: string, language: Language) => words.get(keyOf(letter, language))
}

/**
 * What editors wrote for letters, kept at hand: an order is confirmed without asking for it. It is read as the shop opens and whenever
 * staff change what visitors read; a letter written in that very moment may still say what was said before.
 */
export class HouseLetters {
  #words: ReadonlyMap<string, LetterWords> = new Map()
  #reading: Promise<void> = Promise.resolve()

  readonly written = (letter: string, language: Language): LetterWords | undefined => this.#words.get(keyOf(letter, language))

  /** Reads them anew, after whoever reads them already. */
  read(db: Db): Promise<void> {
    const read = async () => {
      this.#words = await readWords(db)
    }
    this.#reading = this.#reading.then(read, read)
    return this.#reading
  }
}
