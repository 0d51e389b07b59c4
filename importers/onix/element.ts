/** One product of a message as a tree with reference names, and the few ways to ask it something. */
import { SaxesParser } from 'saxes'
import { onixEntities } from './entities.ts'
import { referenceName } from './tags.ts'

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Line of the message where the element starts. */
  line: number
  content: (string | Element)[]
}

/** The text is not well-formed XML; the position is that in the whole message. */
export class NotWellFormed extends Error {
  readonly line: number
  readonly column: number

  constructor(reason: string, line: number, column: number) {
    super(reason)
    this.name = 'NotWellFormed'
    this.line = line
    this.column = column
  }
}

/**
 * Parses one element of a message that starts at the given line and column of it.
 * @throws NotWellFormed at the first fault.
 */
export function parseElement(text: string, line = 1, column = 1): Element {
  const parser = new SaxesParser()
  Object.assign(parser.ENTITIES, onixEntities)
  const root: Element = { name: '', attributes: {}, line, content: [] }
  const path = [root]
  parser.on('opentag', (tag) => {
    const element: Element = {
      name: referenceName(tag.name),
      attributes: tag.attributes as Record<string, string>,
      line: line + parser.line - 1,
      content: [],
    }
    path.at(-1)!.content.push(element)
    path.push(element)
  })
  parser.on('closetag', () => void path.pop())
  parser.on('text', (piece) => path.at(-1)!.content.push(piece))
  parser.on('cdata', (piece) => path.at(-1)!.content.push(piece))
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    throw new NotWellFormed(reason, line + parser.line - 1, parser.line === 1 ? column + parser.column - 1 : parser.column)
  })
  parser.write(text).close()
  return root.content.find((piece) => typeof piece !== 'string')!
}

export const children = (element: Element | undefined, name: string): Element[] =>
  element ? element.content.filter((piece): piece is Element => typeof piece !== 'string' && piece.name === name) : []

export const child = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => at && children(at, name)[0], element)

const plain = (element: Element): string =>
  element.content.map((piece) => (typeof piece === 'string' ? piece : plain(piece))).join('')

/** The words of an element, white space folded; empty when it is absent. */
export const wordsOf = (element: Element | undefined): string => (element ? plain(element).replace(/\s+/g, ' ').trim() : '')

/** The words of a descendant, white space folded; empty when it is absent. */
export const words = (element: Element | undefined, ...path: string[]): string => wordsOf(child(element, ...path))

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The inside of an element as HTML: embedded XHTML as it stands, escaped HTML and CDATA as what they say. */
export function markupOf(element: Element): string {
  const embedded = element.content.some((piece) => typeof piece !== 'string')
  if (!embedded) return element.content.join('')
  return element.content
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : `<${piece.name}>${markupOf(piece)}</${piece.name}>`))
    .join('')
}
