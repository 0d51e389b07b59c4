import { SaxesParser } from 'saxes'

/** An element by its local name, with the line on which it begins. */
export interface XmlElement {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

export interface XmlLimits {
  bytes: number
  elements: number
  /** How many elements may lie within one another. */
  depth: number
  /** On one element. */
  attributes: number
}

/** What can be wrong with a document, whatever it is about. */
export type XmlFault = 'not_xml' | 'doctype' | 'too_large'

/** What whoever reads decides: how much is taken, and what is said of a document that cannot be read. */
export interface XmlRules {
  most: XmlLimits
  refuse: (fault: XmlFault, line: number) => Error
}

/** What is told of a document as it is read; names come without their prefix. */
export interface XmlHeard {
  open?: (name: string, attributes: Record<string, string>, line: number) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML event by event. Nothing outside the document is ever asked for: a document type, and with it every entity of its own, is refused.
 * @throws what the rules say, at the first fault
 */
export function hearXml(document: string | Uint8Array, heard: XmlHeard, { most, refuse }: XmlRules): void {
  const bytes = typeof document === 'string' ? Buffer.byteLength(document) : document.byteLength
  if (bytes > most.bytes) throw refuse('too_large', 1)
  const parser = new SaxesParser()
  const refused = (fault: XmlFault) => () => {
    throw refuse(fault, parser.line)
  }
  let [elements, depth, attributes, line] = [0, 0, 0, 1]
  parser.on('doctype', refused('doctype'))
  parser.on('error', refused('not_xml'))
  parser.on('opentagstart', () => {
    elements += 1
    depth += 1
    attributes = 0
    line = parser.line
    if (elements > most.elements || depth > most.depth) refused('too_large')()
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > most.attributes) refused('too_large')()
  })
  parser.on('opentag', (tag) => heard.open?.(local(tag.name), tag.attributes as Record<string, string>, line))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    heard.close?.(local(name))
  })
  if (heard.text) {
    parser.on('text', heard.text)
    parser.on('cdata', heard.text)
  }
  parser.write(typeof document === 'string' ? document : new TextDecoder().decode(document)).close()
}

/** Reads XML into its elements; a text with elements among its words keeps the words. @throws as `hearXml` */
export function readXml(document: string | Uint8Array, rules: XmlRules): XmlElement {
  const root: XmlElement = { name: '', line: 1, attributes: {}, text: '', children: [] }
  const path = [root]
  hearXml(
    document,
    {
      open: (name, attributes, line) => {
        const element = { name, line, attributes, text: '', children: [] }
        path.at(-1)?.children.push(element)
        path.push(element)
      },
      close: () => path.pop(),
      text: (text) => {
        const element = path.at(-1)
        if (element) element.text += text
      },
    },
    rules,
  )
  const [top] = root.children
  if (!top) throw rules.refuse('not_xml', 1)
  return top
}

/** Everything below an element at a path of names. */
export const allAt = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    element ? [element] : [],
  )

/** The first element at a path of names. */
export const childAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => allAt(element, ...path)[0]

/** What it says; empty where there is none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string => childAt(element, ...path)?.text.trim() ?? ''
