import { allAt, childAt, readXml, textAt, type XmlElement, type XmlRules } from '#kernel/xml.ts'
import { mostAnswerBytes } from './agency.ts'

/** What the agency says of one record. */
export interface AnswerLine {
  /** As it was sent with the record: its place in the chain. */
  reference: string
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto'
  code: number | null
  sentence: string
  /** How the record stands that the agency has already under the same number. */
  duplicate: { state: string; code: number | null; sentence: string } | null
}

export interface Answer {
  kind: 'answer'
  outcome: 'taken' | 'partly_taken' | 'refused'
  receipt: string
  waitSeconds: number
  lines: AnswerLine[]
}

/** All of an envelope refused at once. */
export interface Fault {
  kind: 'fault'
  /** The agency's code, where it names one. */
  code: number | null
  sentence: string
}

/** A thousand lines have about twenty elements each. */
const rules: XmlRules = {
  most: { bytes: mostAnswerBytes, elements: 200_000, depth: 20, attributes: 20 },
  refuse: (fault, line) => new Error(`the answer cannot be read: ${fault} on line ${line}`),
}

const codeIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

const states = ['Correcto', 'AceptadoConErrores', 'Incorrecto'] as const
const outcomes = { Correcto: 'taken', ParcialmenteCorrecto: 'partly_taken', Incorrecto: 'refused' } as const

function lineOf(line: XmlElement): AnswerLine {
  const state = states.find((one) => one === textAt(line, 'EstadoRegistro'))
  if (!state) throw new Error('a record without its state')
  const duplicate = childAt(line, 'RegistroDuplicado')
  return {
    reference: textAt(line, 'RefExterna'),
    state,
    code: codeIn(textAt(line, 'CodigoErrorRegistro')),
    sentence: textAt(line, 'DescripcionErrorRegistro'),
    duplicate: duplicate
      ? {
          state: textAt(duplicate, 'EstadoRegistroDuplicado'),
          code: codeIn(textAt(duplicate, 'CodigoErrorRegistro')),
          sentence: textAt(duplicate, 'DescripcionErrorRegistro'),
        }
      : null,
  }
}

/** Codes stand in the sentence: "Codigo[4102].El XML no cumple el esquema…". */
function faultOf(fault: XmlElement): Fault {
  const sentence = textAt(fault, 'faultstring')
  const [, code = ''] = /Codigo\[(\d{1,6})\]/.exec(sentence) ?? []
  return { kind: 'fault', code: codeIn(code), sentence }
}

/** The agency's answer to an envelope. @throws Error when it is none, such as the page of a proxy. */
export function readAnswer(xml: string): Answer | Fault {
  const envelope = readXml(xml, rules)
  const body = envelope.name === 'Envelope' ? childAt(envelope, 'Body') : undefined
  const fault = childAt(body, 'Fault')
  if (fault) return faultOf(fault)
  const answer = childAt(body, 'RespuestaRegFactuSistemaFacturacion')
  const outcome = outcomes[textAt(answer, 'EstadoEnvio') as keyof typeof outcomes]
  if (!answer || !outcome) throw new Error('no answer of the agency')
  return {
    kind: 'answer',
    outcome,
    receipt: textAt(answer, 'CSV'),
    waitSeconds: codeIn(textAt(answer, 'TiempoEsperaEnvio')) ?? 60,
    lines: allAt(answer, 'RespuestaLinea').map(lineOf),
  }
}
