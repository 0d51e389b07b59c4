import { type Asked, mostCopies } from './asked.ts'

const copiesOnly =
  /^\s*(?:(?:cantidad|cant|quantitat|quantity|qty|copies|copias|c[oò]pies|ejemplares|ejs?|exemplars|unidades|unitats|units|uds?)\s*[.:=]*\s*(\d{1,5})|(\d{1,5})\s*(?:ejemplar(?:es)?|ejs?|exemplars?|unidad(?:es)?|unitats?|uds?|copias?|c[oò]pi(?:a|es)|copies|copy|units?)|x\s*(\d{1,4}))\s*\.?\s*$/iu

/** The copies of a line that says nothing else; null for any other line. */
export function copiesOfLine(text: string): number | null {
  const found = copiesOnly.exec(text)
  return found && Number(found[1] ?? found[2] ?? found[3])
}

/** A line with the copies said on a line of their own below it. */
export const withCopies = (asked: Asked, copies: number, row: number): Asked => ({
  ...asked,
  also: [...(asked.also ?? []), row],
  ...(copies >= 1 && copies <= mostCopies ? { quantity: copies } : { fault: asked.fault ?? 'quantity' }),
})
