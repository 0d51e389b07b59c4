// Figures as people type them, read back: what forms send, which pages that only show a field do without.

const parted = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/
const plain = /^-?\d+(?:[.,]\d+)?$/

/**
 * A figure as somebody typed it, in any of the languages: 1234,50 or 1.234,50 € or 1,234.50. Three figures behind a mark are thousands, since 1.200 is
 * no amount of 1,20; NaN for what is none.
 */
export function figureIn(text: string): number {
  const bare = text.replace(/[\s€%]/g, '').replace('−', '-')
  if (parted.test(bare)) return Number(bare.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))
  return plain.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN
}

/** As a call takes it: what is no figure goes as it was typed, so that the shop refuses it at its field. */
export const figureSent = (text: string): number => {
  const figure = figureIn(text)
  return Number.isNaN(figure) ? (text as never) : figure
}
