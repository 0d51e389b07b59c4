import { fold } from './fold.ts'
import { type Reading, readWord, type Word } from './question.ts'
import { slipsForgiven } from './slips.ts'
import { fieldBits, type IndexState } from './state.ts'
import { stopWords } from './stem.ts'
import { nearWords, slips } from './typo.ts'
import { placeOf } from './words.ts'

/** A question in other words, with how far it is from the one asked, in halves of a slip. */
export interface Meant {
  words: Word[]
  changes: ReadonlyMap<string, string>
  slips: number
}

/** Words tried for one that is not known, and combinations of them that are looked for. */
const mostNear = 5
const mostTried = 12
/** A known word of a question that nothing answers is changed for another only if the whole question then finds something. */
const shortestChanged = 5
/** What is asked finds so few… */
const few = 5
/** …and what may be meant this many times as much: it is offered. */
const farCommoner = 10

/** Two words written as one have at least so many letters together, and each of them so many unless every title has it. */
const shortestJoined = 6
const shortestPart = 3
/** A space forgotten weighs as a letter does, in halves. */
const spaceForgotten = 2

const isWord = (text: string) => !/[\d ]/.test(text)

function nearOf(state: IndexState, { text }: Word, own: (word: string) => boolean, more = 0) {
  if (!isWord(text) || own(text)) return []
  const forgiven = slipsForgiven(text) + more
  return nearWords(state, text, slips(text), 4 * mostNear)
    .filter((near) => near.slips <= forgiven)
    .slice(0, mostNear)
}

/** What a word may be that somebody typed without the space in the middle: pairs of words that products have, the more common first. */
function partsOf({ postings, lateWords }: IndexState, text: string): (readonly [string, string])[] {
  if (!isWord(text) || text.length < shortestJoined) return []
  const { words, start } = postings
  const rowsOf = (part: string) => {
    const at = placeOf(words, part)
    return (words[at] === part ? start[at + 1]! - start[at]! : 0) + (lateWords.get(part)?.rows.length ?? 0)
  }
  const found: { parts: readonly [string, string]; rows: number }[] = []
  for (let at = 1; at < text.length; at++) {
    const parts = [text.slice(0, at), text.slice(at)] as const
    const telling = parts.filter((part) => !stopWords.has(part))
    if (telling.length === 0 || telling.some((part) => part.length < shortestPart)) continue
    const rows = Math.min(...telling.map(rowsOf))
    if (rows > 0) found.push({ parts, rows })
  }
  return found
    .sort((a, b) => b.rows - a.rows)
    .slice(0, mostNear)
    .map(({ parts }) => parts)
}

/**
 * Other questions that may be meant when no product has all words of one, nearest first. Names of the shop's own and words of its
 * texts (`own`) are never changed; words that products have are, when another is not known and both together name something.
 */
export function otherQuestions(
  state: IndexState,
  words: readonly Word[],
  own: (word: string) => boolean,
  reading: Reading,
  more = 0,
): Meant[] {
  let found: Meant[] = [{ words: [], changes: new Map(), slips: 0 }]
  for (const word of words) {
    const mayStay = word.known || own(word.text)
    const near = mayStay && word.text.length < shortestChanged ? [] : nearOf(state, word, own, more)
    const joined = mayStay ? [] : partsOf(state, word.text)
    const ways = [
      ...(mayStay || (near.length === 0 && joined.length === 0) ? [{ read: [word], text: word.text, slips: 0 }] : []),
      ...near.map((item) => ({
        read: [{ ...readWord(state, item.word, word.fields, false, reading), soft: word.soft }],
        text: item.word,
        slips: item.slips,
      })),
      ...joined.map((parts) => ({
        read: parts
          .filter((part) => !stopWords.has(part))
          .map((part) => ({ ...readWord(state, part, word.fields, false, reading), soft: word.soft })),
        text: parts.join(' '),
        slips: spaceForgotten,
      })),
    ]
    found = found
      .flatMap((so) =>
        ways.map((way) => ({
          words: [...so.words, ...way.read],
          changes: way.slips === 0 ? so.changes : new Map([...so.changes, [word.text, way.text]]),
          slips: so.slips + way.slips,
        })),
      )
      .sort((a, b) => a.slips - b.slips)
      .slice(0, mostTried)
  }
  return found.filter(({ changes }) => changes.size > 0)
}

/** A name is known by its other half: so much more is forgiven, in halves, where all words together are somebody's. */
const moreInNames = 2
const mostNameWords = 4

/** Names that may be meant by two words or more that no product has together. */
export function otherNames(state: IndexState, words: readonly Word[], own: (word: string) => boolean, reading: Reading): Meant[] {
  if (words.length < 2 || words.length > mostNameWords || words.some(({ soft, text }) => soft || !isWord(text))) return []
  const names = words.map(({ text }) => readWord(state, text, fieldBits.people, false, reading))
  return otherQuestions(state, names, own, reading, moreInNames)
}

/** The question with a far commoner word in the place of a rare one; null where nothing speaks for it. */
export function commonerQuestion(state: IndexState, words: readonly Word[], rows: number, reading: Reading): Meant | null {
  if (rows > few || words.length > 3) return null
  for (const word of words) {
    if (!isWord(word.text) || word.frequency > few || word.text.length < shortestChanged) continue
    const [near] = nearOf(state, word, () => false)
    if (!near || near.rows < farCommoner * Math.max(1, rows)) continue
    const changed = readWord(state, near.word, word.fields, false, reading)
    return {
      words: words.map((item) => (item === word ? changed : item)),
      changes: new Map([[word.text, near.word]]),
      slips: near.slips,
    }
  }
  return null
}

/** The words as they were typed, with others in the place of those that were changed. */
export function respelt(text: string, changes: ReadonlyMap<string, string>): string {
  return text
    .trim()
    .split(/\s+/)
    .map((typed) => changes.get(fold(typed)) ?? typed)
    .join(' ')
}

/** Words nearest to those that no product has. */
export function suggestionsFor(state: IndexState, words: readonly Word[], own: (word: string) => boolean): string[] {
  const lost = words.filter(({ known, text }) => !known && isWord(text) && !own(text))
  const near = lost.flatMap(({ text }) => nearWords(state, text, text.length < 4 ? 1 : slips(text) + 1, 5))
  return [...new Set(near.map(({ word }) => word))].slice(0, 5)
}
