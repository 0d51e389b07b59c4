import { SaxesParser } from 'saxes'

interface Element {
  name: string
  text: string
  children: Element[]
}

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

function readTree(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    const element = { name: name.slice(name.indexOf(':') + 1), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const heard = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', heard)
  parser.on('cdata', heard)
  parser.on('closetag', () => open.pop())
  parser.on('doctype', () => {
    throw new Error('a document type is not read')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return root
}

const child = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => at?.children.find((one) => one.name === name), element)
const said = (element: Element | undefined, ...path: string[]): string => child(element, ...path)?.text.trim() ?? ''
const codeIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

const states = ['Correcto', 'AceptadoConErrores', 'Incorrecto'] as const
const outcomes = { Correcto: 'taken', ParcialmenteCorrecto: 'partly_taken', Incorrecto: 'refused' } as const

function lineOf(line: Element): AnswerLine {
  const state = states.find((one) => one === said(line, 'EstadoRegistro'))
  if (!state) throw new Error('a record without its state')
  const duplicate = child(line, 'RegistroDuplicado')
  return {
    reference: said(line, 'RefExterna'),
    state,
    code: codeIn(said(line, 'CodigoErrorRegistro')),
    sentence: said(line, 'DescripcionErrorRegistro'),
    duplicate: duplicate
      ? {
          state: said(duplicate, 'EstadoRegistroDuplicado'),
          code: codeIn(said(duplicate, 'CodigoErrorRegistro')),
          sentence: said(duplicate, 'DescripcionErrorRegistro'),
        }
      : null,
  }
}

/** Codes stand in the sentence: "Codigo[4102].El XML no cumple el esquema…". */
function faultOf(fault: Element): Fault {
  const sentence = said(fault, 'faultstring')
  const [, code = ''] = /Codigo\[(\d{1,6})\]/.exec(sentence) ?? []
  return { kind: 'fault', code: codeIn(code), sentence }
}

/** The agency's answer to an envelope. @throws Error when it is none, such as the page of a proxy. */
export function readAnswer(xml: string): Answer | Fault {
  const body = child(readTree(xml), 'Envelope', 'Body')
  const fault = child(body, 'Fault')
  if (fault) return faultOf(fault)
  const answer = child(body, 'RespuestaRegFactuSistemaFacturacion')
  const outcome = outcomes[said(answer, 'EstadoEnvio') as keyof typeof outcomes]
  if (!answer || !outcome) throw new Error('no answer of the agency')
  return {
    kind: 'answer',
    outcome,
    receipt: said(answer, 'CSV'),
    waitSeconds: codeIn(said(answer, 'TiempoEsperaEnvio')) ?? 60,
    lines: answer.children.filter(({ name }) => name === 'RespuestaLinea').map(lineOf),
  }
}
