/**
 * One light stem for Spanish, Catalan and English together, on folded words: plurals, and the endings in which the languages
 * write the same word (jardín/jardí/jardines, luz/luces, casa/casas/cases). Documents and questions pass through the same rules.
 */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word
  let root = word
  if (root.endsWith('ies') && root.length > 4) return `${root.slice(0, -3)}i`
  if (root.length > 4 && /[lrndjzc]es$/.test(root)) root = root.slice(0, -2)
  else if (root.length > 3 && root.endsWith('s') && !root.endsWith('ss')) root = root.slice(0, -1)
  if (root.length > 4) root = root.replace(/[aeo]$/, '')
  else if (root.length === 4 && root.endsWith('e')) root = /[lrndc]e$/.test(root) ? root.slice(0, -1) : `${root.slice(0, -1)}a`
  if (root.length > 4) root = root.replace(/([aeiou])n$/, '$1')
  return root.replace(/z$/, 'c').replace(/y$/, 'i')
}

/** Words that every title has: they are looked for only when nothing else is asked. */
export const stopWords: ReadonlySet<string> = new Set(
  'a al amb and by d de del dels el els en es et for from i in l la las le les lo los no o of on os per por que s sa se sin the to u un una unes uns y'.split(
    ' ',
  ),
)
