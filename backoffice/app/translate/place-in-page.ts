/** What Markdown sets around words, and where its lines begin: between these stand the words of the page. */
const marks = /!?\[|\]\([^()]*\)|[*_#>`|~]+|^\s*(?:[-+]|\d+\.)\s/

/**
 * The words by which a text is found in its page: of the line of that number the longest run without marks, where it has no words of
 * the line before it; null where none has.
 */
export function wordsToFind(text: string, line: number): string | null {
  const lines = text.split('\n')
  const hasWords = (one: string) => one.trim() !== ''
  const chosen = lines.slice(0, line + 1).findLast(hasWords) ?? lines.find(hasWords)
  const runs = (chosen ?? '').split(marks).map((run) => run.trim())
  return runs.sort((a, b) => b.length - a.length)[0] || null
}

/** Brings words into sight in the page of a frame, selected; it stays where it is when they are not in it. The screen around it does not move. */
export function bringIntoSight(page: Window, words: string): void {
  const { document: shown } = page
  const texts = shown.createTreeWalker(shown.querySelector('main') ?? shown.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const at = node.data.indexOf(words)
    if (at < 0 || !node.parentElement?.checkVisibility()) continue
    shown.getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
    const { top } = node.parentElement.getBoundingClientRect()
    page.scrollTo({ top: page.scrollY + top - page.innerHeight / 3 })
    return
  }
}
