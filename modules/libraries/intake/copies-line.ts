import { mostCopies, type RequestedTitle } from './requested-title.ts'

const copiesOnly =
  /^(?:(?:cantidad|cant|quantitat|quantity|qty|copies|copias|c[oò]pies|ejemplares|ejs?|exemplars|unidades|unitats|units|uds?)\s{0,9}(?:[.:=]{1,40}\s{0,9})?(\d{1,5})|(\d{1,5})\s{0,9}(?:ejemplar(?:es)?|ejs?|exemplars?|unidad(?:es)?|unitats?|uds?|copias?|c[oò]pi(?:a|es)|copies|copy|units?)|x\s{0,9}(\d{1,4}))\s{0,9}\.?$/iu

/** The copies of a line that says nothing else; null for any other line. */
export function copiesOfLine(text: string): number | null {
  const found = copiesOnly.exec(text.trim())
  return found && Number(found[1] ?? found[2] ?? found[3])
}

/** A line with the copies said on a line of their own below it. */
export const withCopies = (requested: RequestedTitle, copies: number, row: number): RequestedTitle => ({
  ...requested,
  also: [...(requested.also ?? []), row],
  ...(copies >= 1 && copies <= mostCopies ? { quantity: copies } : { fault: requested.fault ?? 'quantity' }),
})
