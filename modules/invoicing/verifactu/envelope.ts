import { recordNamespace } from '#modules/invoicing/invoices/record-xml.ts'
import { writeXml, type Xml } from '#modules/invoicing/invoices/xml.ts'

/** The agency takes so many records at once (Orden HAC/1177/2024, art. 16). */
export const mostRecords = 1_000

const namespaces = {
  'xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
  'xmlns:sfLR':
    'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd',
  'xmlns:sf': recordNamespace,
}

interface Contents {
  issuer: { name: string; taxId: string }
  /** What is in it was kept back by a breakdown, and is sent late. */
  incident: boolean
  /** Records as they were written. */
  records: readonly string[]
}

/** Records in a SOAP envelope, in the order of their chain. */
export function envelopeOf({ issuer, incident, records }: Contents): string {
  const head: Xml = [
    'sfLR:Cabecera',
    [
      [
        'sf:ObligadoEmision',
        [
          ['sf:NombreRazon', issuer.name.slice(0, 120)],
          ['sf:NIF', issuer.taxId],
        ],
      ],
      incident ? ['sf:RemisionVoluntaria', [['sf:Incidencia', 'S']]] : null,
    ],
  ]
  const declared = Object.entries(namespaces).map(([name, value]) => ` ${name}="${value}"`)
  const lines = records.map((xml) => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>`).join('')
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope${declared.join('')}><soap:Header/><soap:Body>` +
    `<sfLR:RegFactuSistemaFacturacion>${writeXml(head)}${lines}</sfLR:RegFactuSistemaFacturacion></soap:Body></soap:Envelope>`
  )
}
