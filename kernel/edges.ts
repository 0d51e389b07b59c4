/** A text without the characters at its beginning that `kind`, an expression of one character, takes; each is looked at once. */
export function withoutStart(text: string, kind: RegExp): string {
  let from = 0
  while (from < text.length && kind.test(text.charAt(from))) from += 1
  return text.slice(from)
}

/** The same at its end: an expression like /[,;]+$/ begins anew at each of the characters that it takes. */
export function withoutEnd(text: string, kind: RegExp): string {
  let to = text.length
  while (to > 0 && kind.test(text.charAt(to - 1))) to -= 1
  return text.slice(0, to)
}

export const withoutEdges = (text: string, kind: RegExp): string => withoutEnd(withoutStart(text, kind), kind)
