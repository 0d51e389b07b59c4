import { writeXml, type Xml } from '#modules/invoicing/invoices/xml.ts'
import type { Consignment, Party } from './carrier.ts'

/** What the contract with Correos names; secrets are not in it. */
export interface CorreosContract {
  /** Who may print labels: four characters. */
  labeller: string
  contract?: string | undefined
  client?: string | undefined
  /** Codes of what is bought: brought to a door, or to a post office that was chosen. */
  products: { door: string; office: string }
}

const namespace = 'http://www.correos.es/iris6/services/preregistroetiquetas'
/** Correos' longest values (WSDL of its service). */
export const longest = { name: 300, street: 100, city: 100, province: 40, phone: 15, email: 50 } as const

const envelope = (body: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns="${namespace}"><soapenv:Header/><soapenv:Body>${writeXml(body)}</soapenv:Body></soapenv:Envelope>`

const clock = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
/** 23-11-2026 14:05:00, as clocks in Madrid show it. */
function shownHere(now: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts['day']}-${parts['month']}-${parts['year']} ${parts['hour']}:${parts['minute']}:${parts['second']}`
}

const given = (name: string, text: string | undefined): Xml | null => (text ? [name, text] : null)

/** Who asks, under which contract. `2`: the label is wanted as PDF. */
const asking = ({ labeller, contract, client }: CorreosContract, now: Date): (Xml | null)[] => [
  ['FechaOperacion', shownHere(now)],
  ['CodEtiquetador', labeller],
  given('NumContrato', contract),
  given('NumCliente', client),
  ['Care', '000000'],
]

/** Digits alone, without the prefix of Spain: what else people write is no number to a service. */
const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:0034|34)(?=\d{9}$)/, '')

const placeOf = ({ street, city, province }: Party): Xml => [
  'DatosDireccion',
  [['Direccion', street], ['Localidad', city], given('Provincia', province.slice(0, longest.province))],
]
const reachedAt = ({ phone, email }: Party): (Xml | null)[] => [
  given('Telefonocontacto', digits(phone).slice(0, longest.phone)),
  email.length <= longest.email ? given('Email', email) : null,
]

/** Registers a parcel: one piece, paid by the contract, back to its sender where it cannot be delivered. */
export const registerEnvelope = (own: CorreosContract, parcel: Consignment, now: Date): string =>
  envelope([
    'PreregistroEnvio',
    [
      ...asking(own, now),
      ['TotalBultos', '1'],
      ['ModDevEtiqueta', '2'],
      [
        'Remitente',
        [
          [
            'Identificacion',
            [
              ['Nif', parcel.from.taxId],
              ['Empresa', parcel.from.name],
            ],
          ],
          placeOf(parcel.from),
          ['CP', parcel.from.postcode],
          ...reachedAt(parcel.from),
        ],
      ],
      [
        'Destinatario',
        [
          ['Identificacion', [['Nombre', parcel.to.name]]],
          placeOf(parcel.to),
          ['CP', parcel.to.postcode],
          ['Pais', parcel.to.country],
          ...reachedAt(parcel.to),
        ],
      ],
      [
        'Envio',
        [
          ['NumBulto', '1'],
          ['CodProducto', parcel.counter === null ? own.products.door : own.products.office],
          ['ReferenciaCliente', parcel.reference],
          ['TipoFranqueo', 'FP'],
          ['ModalidadEntrega', parcel.counter === null ? 'ST' : 'LS'],
          given('OficinaElegida', parcel.counter ?? undefined),
          [
            'Pesos',
            [
              [
                'Peso',
                [
                  ['TipoPeso', 'R'],
                  ['Valor', String(parcel.grams)],
                ],
              ],
            ],
          ],
          ['InstruccionesDevolucion', 'D'],
        ],
      ],
    ],
  ])

/** Asks for the label of what was registered under a reference. */
export const findEnvelope = (own: CorreosContract, reference: string, now: Date): string =>
  envelope([
    'SolicitudEtiquetaRefCli',
    [
      ...asking(own, now),
      ['ReferenciaCliente', reference],
      ['ReferenciaCliente2', ''],
      ['ReferenciaCliente3', ''],
      ['ModDevEtiqueta', '2'],
    ],
  ])

/** Asks for the label of a shipment by Correos' own number. */
export const labelEnvelope = (own: CorreosContract, code: string, now: Date): string =>
  envelope(['SolicitudEtiqueta', [...asking(own, now), ['CodEnvio', code], ['ModDevEtiqueta', '2']]])

/** Calls a shipment off. */
export const cancelEnvelope = (code: string): string => envelope(['PeticionAnular', [['codCertificado', code]]])
