/** As much of somebody's life as stands beside a product; their own page tells the rest. */
const shownLetters = 420

/** The beginning of a life, whole sentences as far as there are any. */
export function lifeInShort(text: string): string {
  const [first = ''] = text.split('\n\n', 1)
  if (first.length <= shownLetters) return first
  const head = first.slice(0, shownLetters)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '))
  return sentence > shownLetters / 3 ? head.slice(0, sentence + 1) : `${head.slice(0, head.lastIndexOf(' '))}…`
}
