import type { Part } from '#kernel/db.ts'
import { Helper, Name, type Text } from './parts.ts'
import { Piece } from './piece.ts'
import { castOf, sent } from './values.ts'

/** A statement as it goes out. */
export interface Compiled {
  text: string
  values: (string | Buffer | null)[]
  /** Whether the text changes with the number of rows given: it is not worth keeping on the server. */
  changing: boolean
}

/** Texts of templates that hold values alone, by what casts these need. */
const plain = new WeakMap<TemplateStringsArray, Map<string, string>>()

/** A template and what stands in it, as text and values. @throws DatabaseError where a value is undefined */
export function compile(template: TemplateStringsArray, given: readonly unknown[]): Compiled {
  let casts = ''
  for (const value of given) {
    if (isPart(value)) return compileParts(template, given)
    casts += `${castOf(value)},`
  }
  const texts = plain.get(template) ?? new Map<string, string>()
  if (texts.size === 0) plain.set(template, texts)
  let text = texts.get(casts)
  if (text === undefined) {
    text = template.reduce((before, after, index) => `${before}$${index}${castOf(given[index - 1])}${after}`)
    texts.set(casts, text)
  }
  return { text, values: given.map(sent), changing: false }
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' &&
  value !== null &&
  (value instanceof Piece ||
    value instanceof Helper ||
    value instanceof Name ||
    (Array.isArray(value) && value[0] instanceof Piece))

function compileParts(template: TemplateStringsArray, given: readonly unknown[]): Compiled {
  const out: Compiled = { text: '', values: [], changing: false }
  const text = writePiece(template, given, textInto(out))
  return { ...out, text }
}

/** Puts values aside and says by which number the text names them. */
const textInto = (out: Compiled): Text => ({
  value(value) {
    out.values.push(sent(value))
    return `$${out.values.length}${castOf(value)}`
  },
  part(value, before) {
    if (value instanceof Piece) return value.template ? writePiece(value.template, value.given, this) : value.text
    if (value instanceof Name) return value.quoted
    if (value instanceof Helper) {
      if (value.changes) out.changing = true
      return value.write(before, this)
    }
    if (Array.isArray(value) && value[0] instanceof Piece) return value.map((item) => this.part(item, '')).join(' ')
    return this.value(value)
  },
})

function writePiece(template: TemplateStringsArray, given: readonly unknown[], text: Text): string {
  let written = template[0]!
  for (let index = 0; index < given.length; index++) written += text.part(given[index], written) + template[index + 1]
  return written
}
