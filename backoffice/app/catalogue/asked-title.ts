/** Where a title is made that somebody scanned or asked for: a number goes into the field for numbers, words into that of the title. */
export const newTitleFor = (code: string): string => {
  const number = numberIn(code)
  return `/titles/new?${new URLSearchParams(number === '' ? { title: code.trim() } : { ean: number })}`
}

const numberIn = (code: string): string => {
  const bare = code.replace(/[\s-]/g, '').toUpperCase()
  return /^\d{7,14}X?$/.test(bare) ? bare : ''
}

/** A number that no book has is that of an object. */
export const kindOfNumber = (ean: string): 'book' | 'object' => {
  const bare = numberIn(ean)
  return bare === '' || bare.length <= 10 || bare.startsWith('978') || bare.startsWith('979') ? 'book' : 'object'
}
