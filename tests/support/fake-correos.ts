import { readXml, textAt, type XmlElement } from '#kernel/xml.ts'
import { type Answer, type Call, fakeServer } from './fake-server.ts'

const namespace = 'http://www.correos.es/iris6/services/preregistroetiquetas'
const rules = { most: { bytes: 1e6, elements: 1e4, depth: 30, attributes: 30 }, refuse: (fault: string) => new Error(fault) }
/** A PDF of one empty page, as small as one can be. */
const label = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 283 425]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

interface Shipment {
  code: string
  reference: string
  cancelled: boolean
  asked: XmlElement
}

/** What one refuses, and what breaks: all of it a sentence of Correos, or the page of a proxy. */
type Verdict = { refused: string } | { fault: string } | 'page'

/** Correos' service for registered shipments, as its WSDL has it: it registers each request anew, knows references, and calls off. */
export function fakeCorreos() {
  const shipments: Shipment[] = []
  const verdicts: Verdict[] = []
  const soap = (body: string): Answer => ({
    status: 200,
    type: 'text/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`,
  })
  const said = (name: string, inside: string) =>
    soap(
      `<ns2:${name} xmlns:ns2="${namespace}"><ns2:FechaRespuesta>23-11-2026 10:00:00</ns2:FechaRespuesta>${inside}</ns2:${name}>`,
    )
  const refused = (name: string, sentence: string) =>
    said(
      name,
      `<ns2:Resultado>1</ns2:Resultado><ns2:BultoError><ns2:NumBulto>1</ns2:NumBulto><ns2:Error>9</ns2:Error><ns2:DescError>${sentence}</ns2:DescError></ns2:BultoError>`,
    )
  const shown = (name: string, shipment: Shipment | undefined) =>
    shipment
      ? said(
          name,
          `<ns2:Resultado>0</ns2:Resultado><ns2:TotalBultos>1</ns2:TotalBultos><ns2:Bulto><ns2:NumBulto>1</ns2:NumBulto><ns2:CodEnvio>${shipment.code}</ns2:CodEnvio><ns2:CodManifiesto/><ns2:Etiqueta><ns2:Modo>2</ns2:Modo><ns2:Etiqueta_pdf><ns2:NombreF>e.pdf</ns2:NombreF><ns2:Tipo_Doc>2</ns2:Tipo_Doc><ns2:Fichero>${label.toString('base64')}</ns2:Fichero></ns2:Etiqueta_pdf></ns2:Etiqueta></ns2:Bulto>`,
        )
      : refused(name, 'No existe el envío')

  function answer({ headers, body }: Call): Answer {
    const verdict = verdicts.shift()
    if (headers.authorization !== `Basic ${Buffer.from('palacio:secreto').toString('base64')}`) return { status: 401, body: '' }
    if (verdict === 'page') return { status: 502, type: 'text/html', body: '<html><body><p>Bad gateway<br></body></html>' }
    if (verdict && 'fault' in verdict)
      return {
        ...soap(`<soapenv:Fault><faultcode>Server</faultcode><faultstring>${verdict.fault}</faultstring></soapenv:Fault>`),
        status: 500,
      }
    const [asked] = readXml(body, rules).children.find(({ name }) => name === 'Body')?.children ?? []
    if (!asked || asked.attributes['xmlns'] || !body.includes(`xmlns="${namespace}"`)) return { status: 400, body: '' }
    const living = shipments.filter(({ cancelled }) => !cancelled)
    if (asked.name === 'PreregistroEnvio' && headers['soapaction'] === '"PreRegistro"') {
      if (verdict && 'refused' in verdict) return refused('RespuestaPreregistroEnvio', verdict.refused)
      const code = `PQ4B4N${String(shipments.length + 1).padStart(10, '0')}18009X`
      shipments.push({ code, reference: textAt(asked, 'Envio', 'ReferenciaCliente'), cancelled: false, asked })
      return shown('RespuestaPreregistroEnvio', shipments.at(-1))
    }
    if (asked.name === 'SolicitudEtiquetaRefCli')
      return shown(
        'RespuestaSolicitudEtiquetaRefCli',
        living.find(({ reference }) => reference === textAt(asked, 'ReferenciaCliente')),
      )
    if (asked.name === 'SolicitudEtiqueta')
      return shown(
        'RespuestaSolicitudEtiqueta',
        living.find(({ code }) => code === textAt(asked, 'CodEnvio')),
      )
    const shipment = living.find(({ code }) => code === textAt(asked, 'codCertificado'))
    const faults = `<ns2:Resultado>1</ns2:Resultado><ns2:ErroresValidacion><ns2:ErrorVal><ns2:Error>3</ns2:Error><ns2:DescError>${verdict && 'refused' in verdict ? verdict.refused : 'No existe'}</ns2:DescError></ns2:ErrorVal></ns2:ErroresValidacion>`
    if (!shipment || (verdict && 'refused' in verdict)) return said('RespuestaAnular', faults)
    shipment.cancelled = true
    return said('RespuestaAnular', '<ns2:Resultado>0</ns2:Resultado>')
  }
  return { server: fakeServer(answer), shipments, verdicts }
}
