import type { Findable, FindablePart } from '#kernel/findable.ts'
import { fold } from '#modules/search/index/fold.ts'
import { stem, stopWords } from '#modules/search/index/stem.ts'

/** How much a word says, by where it stands. */
const weights = { title: 12, name: 6, text: 2, also: 1 } as const
/** A word asked as it is written says more than the beginning of another. */
const wholeWord = 2

export interface Hit {
  found: Findable
  part: FindablePart
  score: number
}

interface Place {
  item: number
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

/** Where each word stands, in order of the words, so that a question costs as much as it finds and not as much as was written. */
export class WordIndex {
  readonly #items: readonly Findable[]
  readonly #words: readonly string[]
  readonly #places: readonly (readonly Place[])[]

  constructor(items: readonly Findable[]) {
    const places = new Map<string, Place[]>()
    // Places come in order, so that a word which stands twice in a part is the last that was noted.
    const add = (text: string, item: number, part: number, weight: number) => {
      for (const word of fold(text).split(' ')) {
        if (word === '') continue
        const known = places.get(word)
        const last = known?.at(-1)
        if (last?.item === item && last.part === part) last.weight = Math.max(last.weight, weight)
        else if (known) known.push({ item, part, weight })
        else places.set(word, [{ item, part, weight }])
      }
    }
    items.forEach(({ title, parts, also }, item) => {
      add(title, item, 0, weights.title)
      add(also, item, 0, weights.also)
      parts.forEach(({ name, text }, part) => {
        add(name, item, part, weights.name)
        add(text, item, part, weights.text)
      })
    })
    const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
    this.#items = items
    this.#words = sorted.map(([word]) => word)
    this.#places = sorted.map(([, known]) => known)
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
  #saying(word: string): Map<number, Map<number, number>> {
    const root = stem(word)
    const beginning = root.length > 3 && word.startsWith(root) ? root : word
    const found = new Map<number, Map<number, number>>()
    for (let at = this.#from(beginning); this.#words[at]?.startsWith(beginning); at++) {
      const written = this.#words[at]!
      // "regalo" is what "regalos" means, and "regalar" is not what a stem of five letters was cut for.
      if (!written.startsWith(word) && stem(written) !== root) continue
      const bonus = written === word || stem(written) === root ? wholeWord : 1
      for (const { item, part, weight } of this.#places[at]!) {
        const parts = found.get(item) ?? new Map<number, number>()
        parts.set(part, Math.max(parts.get(part) ?? 0, weight * bonus))
        found.set(item, parts)
      }
    }
    return found
  }

  /** What says each of the words, best first, with the part that says most of them. */
  find(words: readonly string[], limit: number): Hit[] {
    const [first, ...others] = words.map((word) => this.#saying(word))
    if (!first) return []
    const hits: (Hit & { item: number })[] = []
    for (const [item, parts] of first) {
      const said = [parts, ...others.map((other) => other.get(item))]
      if (said.some((one) => one === undefined)) continue
      const perPart = new Map<number, number>()
      let score = 0
      for (const one of said) {
        score += Math.max(...one!.values())
        for (const [part, weight] of one!) perPart.set(part, (perPart.get(part) ?? 0) + weight)
      }
      const [best] = [...perPart].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))
      const found = this.#items[item]!
      hits.push({ item, found, part: found.parts[best]!, score })
    }
    return hits.sort((a, b) => b.score - a.score || a.item - b.item).slice(0, limit)
  }
}
