import { childAt, readXml, type XmlElement, type XmlFault } from '#kernel/xml.ts'
import { mostStatementBytes, WrongStatement } from './statement.ts'

/** More than any statement needs: a bank's day of ten thousand movements has 400,000 elements. */
const most = { bytes: mostStatementBytes, elements: 1_000_000, depth: 40, attributes: 20 }
const codes = { not_xml: 'bank.not_xml', doctype: 'bank.doctype', too_large: 'bank.too_deep' } as const satisfies Record<
  XmlFault,
  string
>

/** The elements of a statement. @throws WrongStatement naming the line. */
export const readStatementXml = (text: string): XmlElement =>
  readXml(text, { most, refuse: (fault, line) => new WrongStatement(codes[fault], { line }) })

/** @throws WrongStatement where it is missing. */
export function needed(element: XmlElement, ...path: string[]): XmlElement {
  const found = childAt(element, ...path)
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
