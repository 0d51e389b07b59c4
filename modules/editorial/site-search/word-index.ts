import type { Findable, FindablePart } from '#kernel/findable.ts'
import { fold } from '#modules/goods/search/index/fold.ts'
import { stem, stopWords } from '#modules/goods/search/index/stem.ts'

/** How much a word says, by where it stands. */
const weights = { title: 12, name: 6, text: 2, also: 1 } as const
/** A word asked as it is written says more than the beginning of another. */
const wholeWord = 2

export interface Hit {
  found: Findable
  part: FindablePart
  score: number
}

/** A part in which a word stands; parts are counted through all texts. */
interface WordPosition {
  part: number
  weight: number
}

/** The words of a question that are looked for, each reduced to what its singular and its plural share. */
export function wordsAsked(question: string, most: number): string[] {
  const words = fold(question)
    .split(' ')
    .filter((word) => word.length > 1)
  const telling = words.filter((word) => !stopWords.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, most)
}

/**
 * Where each word stands, in order of the words. A question notes what each of its words says of each part, a byte a part, and then
 * goes through the parts once: a word that stands in every text costs hardly more than one that stands in a single one.
 */
export class WordIndex {
  readonly #items: readonly Findable[]
  /** The number of the first part of each text, and of the one after the last. */
  readonly #firstPart: readonly number[]
  readonly #words: readonly string[]
  readonly #places: readonly (readonly WordPosition[])[]

  constructor(items: readonly Findable[]) {
    const places = new Map<string, WordPosition[]>()
    // Places come in order, so that a word which stands twice in a part is the last that was noted.
    const add = (text: string, part: number, weight: number) => {
      for (const word of fold(text).split(' ')) {
        if (word === '') continue
        const known = places.get(word)
        const last = known?.at(-1)
        if (last?.part === part) last.weight = Math.max(last.weight, weight)
        else if (known) known.push({ part, weight })
        else places.set(word, [{ part, weight }])
      }
    }
    const firstPart = [0]
    for (const { title, parts, also } of items) {
      const first = firstPart.at(-1)!
      add(title, first, weights.title)
      add(also, first, weights.also)
      parts.forEach(({ name, text }, index) => {
        add(name, first + index, weights.name)
        add(text, first + index, weights.text)
      })
      firstPart.push(first + Math.max(parts.length, 1))
    }
    const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
    this.#items = items
    this.#firstPart = firstPart
    this.#words = sorted.map(([word]) => word)
    this.#places = sorted.map(([, known]) => known)
  }

  /** Every word that stands somewhere, folded. */
  get words(): readonly string[] {
    return this.#words
  }

  /** The first word that is not before this one. */
  #from(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** How much each part says of a word: what begins with it, or with its stem when it is long enough to mean something. */
  #saying(word: string): Uint8Array {
    const root = stem(word)
    const beginning = root.length > 3 && word.startsWith(root) ? root : word
    const said = new Uint8Array(this.#firstPart.at(-1)!)
    for (let at = this.#from(beginning); this.#words[at]?.startsWith(beginning); at++) {
      const written = this.#words[at]!
      // "regalo" is what "regalos" means, and "regalar" is not what a stem of five letters was cut for.
      if (!written.startsWith(word) && stem(written) !== root) continue
      const bonus = written === word || stem(written) === root ? wholeWord : 1
      for (const { part, weight } of this.#places[at]!) said[part] = Math.max(said[part]!, weight * bonus)
    }
    return said
  }

  /** What says each of the words, best first, with the part that says most of them. */
  find(words: readonly string[], limit: number): Hit[] {
    const said = words.map((word) => this.#saying(word))
    if (said.length === 0) return []
    const best: { item: number; part: number; score: number }[] = []
    for (let item = 0; item < this.#items.length; item++) {
      const hit = this.#scored(item, said)
      // Of two that say as much the earlier stands first.
      if (!hit || (best.length === limit && hit.score <= best[limit - 1]!.score)) continue
      const worse = best.findIndex(({ score }) => score < hit.score)
      best.splice(worse < 0 ? best.length : worse, 0, { item, ...hit })
      if (best.length > limit) best.pop()
    }
    return best.map(({ item, part, score }) => {
      const found = this.#items[item]!
      return { found, part: found.parts[part]!, score }
    })
  }

  /** The part of a text that says most, and the score of the whole; nothing when it leaves a word out. */
  #scored(item: number, said: readonly Uint8Array[]): { part: number; score: number } | null {
    const [first, end] = [this.#firstPart[item]!, this.#firstPart[item + 1]!]
    let score = 0
    for (const one of said) {
      let most = 0
      for (let part = first; part < end; part++) most = Math.max(most, one[part]!)
      if (most === 0) return null
      score += most
    }
    let [telling, most] = [first, 0]
    for (let part = first; part < end; part++) {
      let sum = 0
      for (const one of said) sum += one[part]!
      if (sum > most) [telling, most] = [part, sum]
    }
    return { part: telling - first, score }
  }
}
