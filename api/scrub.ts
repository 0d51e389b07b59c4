/** Longer than this no sentence of ours is. */
const longest = 500
const closing: Readonly<Record<string, string>> = { '"': '"', '`': '`', '«': '»', '“': '”', "'": "'" }

/** What is quoted in a sentence is what somebody wrote; an apostrophe inside a word quotes nothing. */
function withoutQuotes(text: string): string {
  let left = ''
  let at = 0
  while (at < text.length) {
    const mark = text[at]!
    const end = closing[mark]
    const inWord = mark === "'" && at > 0 && /[\p{L}\d]/u.test(text[at - 1]!)
    const until = end === undefined || inWord ? -1 : text.indexOf(end, at + 1)
    left += until < 0 ? mark : '"…"'
    at = until < 0 ? at + 1 : until + 1
  }
  return left
}

/** A word with a digit may be a card, a telephone, a key or an address of the network. */
const shown = (word: string): string =>
  word.includes('://') ? '(address)' : word.includes('@') ? '(e-mail)' : /\d|::/.test(word) ? '#' : word

/** A sentence about a fault without what is quoted in it, addresses, numbers and keys: what is left says what went wrong, not with whom. */
export const scrubbed = (text: string): string => withoutQuotes(text.slice(0, longest)).split(/(\s)/).map(shown).join('')
