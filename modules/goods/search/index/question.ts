import { fold } from './fold.ts'
import type { Meanings } from './meanings.ts'
import { numbersVolume } from './named-whole.ts'
import type { Derived } from './rows-by-value.ts'
import { anyField, type IndexState } from './state.ts'
import { stem, stopWords } from './stem.ts'
import { type Form, formsOf, formsWithMore, frequencyOf, hasRows } from './words.ts'

/** Words asked of some of a product's fields. */
export interface FieldQuery {
  text: string
  fields: number
}

/** Rows that are meant although they need not have the word: of a section it names, of a phrase that says the same. */
export interface MeantRows {
  /** In the order of rows. */
  rows: Uint32Array
  from: number
  to: number
  factor: number
  /** Rows as they were built: those that changed since stand elsewhere. */
  built: boolean
}

/** A word of a question, or several that are one thing together, with all that has or means it. */
export interface Word {
  text: string
  fields: number
  forms: Form[]
  meant: MeantRows[]
  known: boolean
  frequency: number
  /** Helps to put rows in order, but no row has to have it. */
  soft: boolean
}

/** What is read besides the words of the catalogue. */
export interface Reading {
  meanings: Meanings
  derived: Derived
}

const mostWords = 12

/** Words with which people ask rather than what they ask for, and those that say no more than that they are in a bookshop. */
const askingWords = new Set(
  `libro libros llibre llibres book books titulo titulos
  busco buscar quiero quisiera necesito comprar algun alguna algo vull voldria necessito busca compra alguna quelcom want need buy looking some something about sobre
  ano anos any anys year years old edad edat age primer primera`.split(/\s+/),
)
const years = new Set(['ano', 'anos', 'any', 'anys', 'year', 'years'])

/** Words that telling ones leave behind, and the number of an age. */
const isAsking = (words: readonly string[], at: number): boolean =>
  numbersVolume(words, at) || askingWords.has(words[at]!) || (/^\d{1,2}$/.test(words[at]!) && years.has(words[at + 1] ?? ''))

/** One word as it stands. */
export function readWord(state: IndexState, text: string, fields: number, mayGoOn: boolean, reading: Reading): Word {
  const forms = formsOf(state, text, mayGoOn)
  const meant = fields === anyField ? reading.meanings.ofWord(state, reading.derived, text) : []
  return completed(state, { text, fields, forms, meant, soft: false })
}

export function completed(state: IndexState, word: Omit<Word, 'known' | 'frequency'>): Word {
  const known = word.meant.some(({ from, to }) => to > from) || hasRows(state, word.forms)
  const frequency = frequencyOf(state, word.forms) + word.meant.reduce((sum, { from, to }) => sum + to - from, 0)
  return { ...word, known, frequency }
}

/** Which words of a question are looked for and how. */
export function readQuestion(state: IndexState, fields: readonly FieldQuery[], reading: Reading): Word[] {
  return fields.flatMap(({ text, fields }) => {
    const all = fold(text).split(' ').filter(Boolean).slice(0, mostWords)
    const telling = all.filter((word) => !stopWords.has(word))
    const words = telling.length > 0 ? telling : all
    const read =
      fields === anyField
        ? phrasesOf(state, words, reading)
        : words.map((word, index) => single(state, words, word, index, fields, reading))
    return read.every((word) => word.soft) ? read.map((word) => ({ ...word, soft: false })) : read
  })
}

const single = (
  state: IndexState,
  words: readonly string[],
  word: string,
  at: number,
  fields: number,
  reading: Reading,
): Word => ({
  ...readWord(state, word, fields, at === words.length - 1, reading),
  soft: fields === anyField && isAsking(words, at),
})

/** A question of known words whose last one may have been cut off; null where there is none. */
export function cutOff(state: IndexState, words: readonly Word[]): Word[] | null {
  const last = words.at(-1)
  if (!last || last.soft || words.length < 2 || /[\d ]/.test(last.text) || words.some(({ known, soft }) => !known && !soft))
    return null
  const forms = formsWithMore(state, last.text)
  return forms && [...words.slice(0, -1), completed(state, { ...last, forms })]
}

/** The words, those that mean something else together as one. */
function phrasesOf(state: IndexState, words: readonly string[], reading: Reading): Word[] {
  const stems = words.map(stem)
  const read: Word[] = []
  for (let at = 0; at < words.length; ) {
    const meaning = reading.meanings.saidAt(stems, at)
    const word = single(state, words, words[at]!, at, anyField, reading)
    if (meaning === null) {
      read.push(word)
      at += 1
      continue
    }
    const own =
      meaning.length === 1
        ? word
        : { forms: [], meant: reading.meanings.together(state, words.slice(at, at + meaning.length), 1) }
    const also = reading.meanings.shownFor(state, reading.derived, meaning)
    const text = words.slice(at, at + meaning.length).join(' ')
    read.push(
      completed(state, {
        text,
        fields: anyField,
        forms: [...own.forms, ...also.forms],
        meant: [...own.meant, ...also.meant],
        soft: false,
      }),
    )
    at += meaning.length
  }
  return read
}
