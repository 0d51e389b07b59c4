import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fingerprintOfCancel, fingerprintOfIssue } from '#modules/invoicing/invoices/fingerprint.ts'
import { bodyOf, schemaFaults } from './verifactu-schema.ts'

/** Keys and certificates made for tests, for a hundred years: an authority, its agency, the company, and a stranger. */
const certificate = (name: string) => new URL(`./certificates/${name}`, import.meta.url).pathname
export const testCertificates = {
  authority: certificate('authority.pem'),
  company: certificate('company.p12'),
  companyPem: certificate('company.pem'),
  companyKey: certificate('company.key'),
  stranger: certificate('stranger.pem'),
  strangerKey: certificate('stranger.key'),
  passphrase: 'palacio-de-prueba',
}

export interface TakenRecord {
  operation: 'Alta' | 'Anulacion'
  number: string
  reference: string
  type: string
  corrects: string
  refusedBefore: string
  incident: boolean
  state: 'Correcta' | 'AceptadaConErrores' | 'Rechazada' | 'Anulada'
}

/** What goes wrong with the next envelope: taken without a word, not answered, answered by somebody else, refused whole. */
export type Breakdown = 'taken and cut off' | 'cut off' | 'silence' | 'page' | { fault: string }

interface Verdict {
  state: 'AceptadoConErrores' | 'Incorrecto'
  code: number
  sentence: string
}

const said = (xml: string, name: string): string => new RegExp(`<sf:${name}>([^<]*)<`).exec(xml)?.[1] ?? ''
const dated = (xml: string, end: string) => ({
  issuer: said(xml, `IDEmisorFactura${end}`),
  number: said(xml, `NumSerieFactura${end}`),
  date: said(xml, `FechaExpedicionFactura${end}`),
})

function isFingerprintOf(xml: string): boolean {
  const before = /<sf:RegistroAnterior>.*?<sf:Huella>([^<]*)</.exec(xml)?.[1] ?? ''
  const own = /<sf:TipoHuella>01<\/sf:TipoHuella><sf:Huella>([^<]*)</.exec(xml)?.[1]
  const common = { previous: before, generatedAt: said(xml, 'FechaHoraHusoGenRegistro') }
  if (xml.startsWith('<sf:RegistroAnulacion')) return own === fingerprintOfCancel({ ...dated(xml, 'Anulada'), ...common })
  const amounts = { kind: said(xml, 'TipoFactura'), tax: said(xml, 'CuotaTotal'), total: said(xml, 'ImporteTotal') }
  return own === fingerprintOfIssue({ ...dated(xml, ''), ...amounts, ...common })
}

const soap = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${body}</env:Body></env:Envelope>`
const base = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const declared = `xmlns:tikR="${base}/RespuestaSuministro.xsd" xmlns:sf="${base}/SuministroInformacion.xsd"`

/**
 * A tax agency: it asks for a certificate that its authority vouches for, holds every envelope against the schema, reckons
 * fingerprints anew, knows duplicates, and answers as its schema of answers says.
 */
export class FakeAgency {
  readonly taken: TakenRecord[] = []
  readonly envelopes: string[] = []
  /** By the number of an invoice; once each. */
  readonly verdicts = new Map<string, Verdict>()
  /** Numbers of invoices that spoil a whole envelope. */
  readonly spoilt = new Set<string>()
  breakdowns: Breakdown[] = []
  waitSeconds = 60
  #server: Server | undefined

  async open(): Promise<void> {
    const server = createServer(
      {
        key: readFileSync(certificate('agency.key')),
        cert: readFileSync(certificate('agency.pem')),
        ca: readFileSync(testCertificates.authority),
        requestCert: true,
        rejectUnauthorized: true,
      },
      async (request, response) => {
        const pieces: Buffer[] = []
        for await (const piece of request) pieces.push(piece as Buffer)
        const breakdown = this.breakdowns.shift()
        if (breakdown === 'silence') return
        if (breakdown === 'cut off') return request.socket.destroy()
        if (breakdown === 'page') return response.writeHead(503).end('<html><body>Mantenimiento</body></html>')
        const answer =
          breakdown && breakdown !== 'taken and cut off'
            ? this.#fault(breakdown.fault)
            : await this.#answer(Buffer.concat(pieces).toString('utf8'))
        if (breakdown === 'taken and cut off') return request.socket.destroy()
        response.writeHead(answer.includes('Fault>') ? 500 : 200, { 'content-type': 'text/xml; charset=utf-8' }).end(answer)
      },
    )
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    if (!this.#server) throw new Error('The agency is there from beforeAll on')
    return `https://localhost:${(this.#server.address() as AddressInfo).port}/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP`
  }

  forget(): void {
    this.taken.length = 0
    this.envelopes.length = 0
    this.verdicts.clear()
    this.spoilt.clear()
    this.breakdowns = []
    this.waitSeconds = 60
  }

  close(): Promise<void> {
    this.#server?.closeAllConnections()
    return new Promise((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }

  #fault(sentence: string): string {
    return soap(`<env:Fault><faultcode>env:Client</faultcode><faultstring>${sentence}</faultstring></env:Fault>`)
  }

  async #answer(envelope: string): Promise<string> {
    this.envelopes.push(envelope)
    const faults = await schemaFaults(bodyOf(envelope), 'SuministroLR.xsd')
    if (faults.length > 0) return this.#fault(`Codigo[4102].El XML no cumple el esquema. ${faults[0]?.replace(/[<>&]/g, ' ')}`)
    const records = [...envelope.matchAll(/<sfLR:RegistroFactura>(.*?)<\/sfLR:RegistroFactura>/gs)].map(([, xml = '']) => xml)
    if (records.some((xml) => this.spoilt.has(said(xml, 'NumSerieFactura'))))
      return this.#fault('Codigo[4102].El XML no cumple el esquema. Falta informar campo obligatorio.')
    const incident = said(envelope, 'Incidencia') === 'S'
    const lines = records.map((xml) => this.#line(xml, incident))
    const refused = lines.filter((line) => line.includes('>Incorrecto<')).length
    const state = refused === 0 ? 'Correcto' : refused === lines.length ? 'Incorrecto' : 'ParcialmenteCorrecto'
    const [, head = ''] = /<sfLR:Cabecera>(.*?)<\/sfLR:Cabecera>/s.exec(envelope) ?? []
    const receipt = refused === lines.length ? '' : `<tikR:CSV>A-PRUEBA${this.envelopes.length}</tikR:CSV>`
    return soap(
      `<tikR:RespuestaRegFactuSistemaFacturacion ${declared}>${receipt}<tikR:Cabecera>${head}</tikR:Cabecera>` +
        `<tikR:TiempoEsperaEnvio>${this.waitSeconds}</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>${state}</tikR:EstadoEnvio>` +
        `${lines.join('')}</tikR:RespuestaRegFactuSistemaFacturacion>`,
    )
  }

  #line(xml: string, incident: boolean): string {
    const operation = xml.startsWith('<sf:RegistroAnulacion') ? 'Anulacion' : 'Alta'
    const { issuer, number, date } = dated(xml, operation === 'Alta' ? '' : 'Anulada')
    const corrects = said(xml, 'Subsanacion')
    const before = this.taken.findLast((one) => one.number === number && one.state !== 'Rechazada')
    const own = this.verdicts.get(number)
    this.verdicts.delete(number)
    const duplicate = operation === 'Alta' && corrects !== 'S' ? before : undefined
    const verdict: Verdict | undefined = duplicate
      ? { state: 'Incorrecto', code: 3000, sentence: 'Registro de facturación duplicado.' }
      : isFingerprintOf(xml)
        ? own
        : { state: 'AceptadoConErrores', code: 2000, sentence: 'El cálculo de la huella suministrada es incorrecta.' }
    const state = verdict?.state ?? 'Correcto'
    if (!duplicate)
      this.taken.push({
        operation,
        number,
        reference: said(xml, 'RefExterna'),
        type: said(xml, 'TipoFactura'),
        corrects,
        refusedBefore: said(xml, 'RechazoPrevio'),
        incident,
        state:
          state === 'Incorrecto'
            ? 'Rechazada'
            : operation === 'Anulacion'
              ? 'Anulada'
              : state === 'Correcto'
                ? 'Correcta'
                : 'AceptadaConErrores',
      })
    const told = verdict
      ? `<tikR:CodigoErrorRegistro>${verdict.code}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${verdict.sentence}</tikR:DescripcionErrorRegistro>`
      : ''
    const known = duplicate
      ? `<tikR:RegistroDuplicado><sf:IdPeticionRegistroDuplicado>1</sf:IdPeticionRegistroDuplicado><sf:EstadoRegistroDuplicado>${duplicate.state}</sf:EstadoRegistroDuplicado></tikR:RegistroDuplicado>`
      : ''
    return (
      `<tikR:RespuestaLinea><tikR:IDFactura><sf:IDEmisorFactura>${issuer}</sf:IDEmisorFactura><sf:NumSerieFactura>${number}</sf:NumSerieFactura>` +
      `<sf:FechaExpedicionFactura>${date}</sf:FechaExpedicionFactura></tikR:IDFactura><tikR:Operacion><sf:TipoOperacion>${operation}</sf:TipoOperacion></tikR:Operacion>` +
      `<tikR:RefExterna>${said(xml, 'RefExterna')}</tikR:RefExterna><tikR:EstadoRegistro>${state}</tikR:EstadoRegistro>${told}${known}</tikR:RespuestaLinea>`
    )
  }
}
