import { SaxesParser } from 'saxes'
import { WrongStatement } from './statement.ts'

/** An element of a statement, with the line on which it begins. */
export interface XmlElement {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** More than any statement needs: a bank's day of ten thousand movements has 400,000 elements. */
const most = { elements: 1_000_000, depth: 40 }
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML into its elements by their local names. Nothing outside the file is ever asked for: a document type, and with it every
 * entity of a file's own, is refused.
 * @throws WrongStatement naming the line.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', line: 1, attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  let elements = 0
  parser.on('doctype', () => {
    throw new WrongStatement('bank.doctype', { line: parser.line })
  })
  parser.on('error', () => {
    throw new WrongStatement('bank.not_xml', { line: parser.line })
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > most.elements || open.length > most.depth) throw new WrongStatement('bank.too_deep', { line: parser.line })
    const element = {
      name: local(name),
      line: parser.line,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const hear = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  const [top] = root.children
  if (!top) throw new WrongStatement('bank.not_xml', { line: 1 })
  return top
}

/** Everything below an element at a path of names. */
export const allAt = (element: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  )

/** What the first element at a path says; empty where there is none. */
export const textAt = (element: XmlElement, ...path: string[]): string => allAt(element, ...path)[0]?.text.trim() ?? ''

/** @throws WrongStatement where it is missing. */
export function needed(element: XmlElement, ...path: string[]): XmlElement {
  const [found] = allAt(element, ...path)
  if (!found)
    throw new WrongStatement('bank.element_missing', { line: element.line, element: path.join('/'), within: element.name })
  return found
}

export const wrongElement = (element: XmlElement): WrongStatement =>
  new WrongStatement('bank.element_wrong', {
    line: element.line,
    element: element.name,
    found: element.text.trim().slice(0, 60) || '–',
  })
