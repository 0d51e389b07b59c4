import { allAt, childAt, readXml, textAt, type XmlElement, type XmlRules } from '#kernel/xml.ts'
import type { Carried } from './carrier.ts'

/** A label is some fifty kilobytes, a third more as text. */
export const mostAnswerBytes = 6_000_000
const rules: XmlRules = {
  most: { bytes: mostAnswerBytes, elements: 2_000, depth: 20, attributes: 20 },
  refuse: (fault, line) => new Error(`${fault}, line ${line}`),
}

/** What Correos answered: which of its answers, with its result. @throws Error where it is none of Correos, such as the page of a proxy */
export function bodyOf(xml: string, name: string): XmlElement | { fault: string } {
  const envelope = readXml(xml, rules)
  const body = envelope.name === 'Envelope' ? childAt(envelope, 'Body') : undefined
  const fault = childAt(body, 'Fault')
  if (fault) return { fault: textAt(fault, 'faultstring') || textAt(fault, 'Reason', 'Text') || 'Fault' }
  const answer = childAt(body, name)
  if (!answer || !/^[01]$/.test(textAt(answer, 'Resultado'))) throw new Error(`no ${name}`)
  return answer
}

export const isDone = (answer: XmlElement): boolean => textAt(answer, 'Resultado') === '0'

/** Why not, in the words of Correos, with its code. */
export function sentenceOf(answer: XmlElement): string {
  const faults = [...allAt(answer, 'BultoError'), ...allAt(answer, 'ErroresValidacion', 'ErrorVal')]
  const said = faults.map((fault) => [textAt(fault, 'DescError'), textAt(fault, 'Error')].filter(Boolean).join(' · '))
  return said.join(' ').slice(0, 500)
}

/** The number and the label of what was registered. @throws Error where one is missing */
export function shipmentOf(answer: XmlElement): Carried {
  const parcel = childAt(answer, 'Bulto')
  const code = textAt(parcel, 'CodEnvio')
  const label = Buffer.from(textAt(parcel, 'Etiqueta', 'Etiqueta_pdf', 'Fichero'), 'base64')
  if (!/^[A-Z0-9]{1,60}$/i.test(code)) throw new Error('no CodEnvio')
  if (!label.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('no label as PDF')
  return { kind: 'made', code, label }
}
