/** What Markdown sets around words, and where its lines begin: between these stand the words of the page. */
const marks = /!?\[|\]\([^()]*\)|[*_#>`|~]+|^\s*(?:[-+]|\d+\.)\s/

/** Words of a text by which its place in a page is found, and how many times they stand in the text before. */
export interface Sought {
  words: string
  before: number
}

const runsOf = (line: string): string[] =>
  line
    .split(marks)
    .map((run) => run.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)

/** Four words that follow each other, wherever they do: of a line that was changed since it was saved some stand in the page still. */
function piecesOf(run: string): string[] {
  const words = run.split(/\s+/)
  return words.length <= 4 ? [] : words.slice(3).map((_, from) => words.slice(from, from + 4).join(' '))
}

const timesIn = (text: string, words: string) => text.split(words).length - 1

/** The most that is tried: a page is looked through for each. */
const most = 40

/**
 * The words by which a text is found in its page, the likeliest first: of the line of that number its runs without marks, then pieces of
 * them, then the same of the lines before it and behind it, the nearest first. What was written and is not saved is in no page yet.
 */
export function wordsToFind(text: string, line: number): Sought[] {
  const lines = text.split('\n')
  const near = [...lines.keys()].sort((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b)
  const sought: Sought[] = []
  for (const at of near) {
    const runs = runsOf(lines[at]!)
    const before = lines.slice(0, at).join('\n')
    for (const words of [...runs, ...runs.flatMap(piecesOf)]) sought.push({ words, before: timesIn(before, words) })
    if (sought.length >= most) break
  }
  return sought.slice(0, most)
}

interface Found {
  node: Text
  at: number
}

/** Every place at which words are seen in a page. */
function placesOf(shown: Document, words: string): Found[] {
  const texts = shown.createTreeWalker(shown.querySelector('main') ?? shown.body, NodeFilter.SHOW_TEXT)
  const found: Found[] = []
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
    for (let at = node.data.indexOf(words); at >= 0; at = node.data.indexOf(words, at + words.length))
      if (node.parentElement?.checkVisibility()) found.push({ node, at })
  return found
}

/**
 * Brings the first of the words that are in the page of a frame into sight, selected; it stays where it is when none are. The screen around
 * it does not move.
 */
export function bringIntoSight(page: Window, sought: readonly Sought[]): void {
  const { document: shown } = page
  for (const { words, before } of sought) {
    const places = placesOf(shown, words)
    const place = places[Math.min(before, places.length - 1)]
    if (!place) continue
    shown.getSelection()?.setBaseAndExtent(place.node, place.at, place.node, place.at + words.length)
    const { top } = place.node.parentElement!.getBoundingClientRect()
    page.scrollTo({ top: page.scrollY + top - page.innerHeight / 3 })
    return
  }
}

/** Where words of a page stand in a text: the first sign of its line, of the line that has most of them; null where none has. */
export function lineOf(text: string, shown: string): number | null {
  const words = shown.replace(/\s+/g, ' ').trim()
  if (words === '') return null
  let at = 0
  for (const line of text.split('\n')) {
    const [run = ''] = runsOf(line)
    if (run !== '' && (words.includes(run) || (run.includes(words) && words.length > 3))) return at
    at += line.length + 1
  }
  return null
}
