import type { Day } from '#kernel/days.ts'
import { agencyAmount, agencyDay } from './fingerprint.ts'
import type { Invoice } from './invoice.ts'
import { breakdown } from './record-breakdown.ts'
import { addressee, longest, type ToldBuyer, toldBuyer } from './record-buyer.ts'
import type { ProgramSettings } from './settings.ts'
import type { Told, ToldType } from './told.ts'
import { writeXml, type Xml } from './xml.ts'

/** Namespace of everything a record says. */
export const recordNamespace =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd'

/** The record before in the chain of its issuer. */
export interface RecordBefore {
  issuer: string
  number: string
  date: Day
  hash: string
}

/** What somebody put right in a record that the agency refused, or took with errors. */
export interface RecordCorrection {
  buyer?: ToldBuyer
  description?: string
}

/** The program that writes records, and where it runs. */
export interface Program extends ProgramSettings {
  installation: string
  /** Whether it invoices for several companies. */
  several: boolean
}

interface Link {
  position: number
  before: RecordBefore | null
  program: Program
  generatedAt: string
  hash: string
}

export interface IssueXml extends Link {
  kind: 'issue'
  told: Told
  invoice: Invoice
  /** That it takes the place of another record, and whether the agency has one of this invoice. */
  instead: { known: boolean; refused: boolean; correction: RecordCorrection } | null
}
export interface CancelXml extends Link {
  kind: 'cancel'
  invoice: Invoice
  /** The agency has no record of the invoice. */
  unknown: boolean
  /** It takes the place of a cancellation that the agency refused. */
  refused: boolean
}

const chained = ({ before }: Link): Xml => [
  'sf:Encadenamiento',
  before
    ? [
        [
          'sf:RegistroAnterior',
          [
            ['sf:IDEmisorFactura', before.issuer],
            ['sf:NumSerieFactura', before.number],
            ['sf:FechaExpedicionFactura', agencyDay(before.date)],
            ['sf:Huella', before.hash],
          ],
        ],
      ]
    : [['sf:PrimerRegistro', 'S']],
]

const written = ({ program, generatedAt, hash }: Link): Xml[] => [
  [
    'sf:SistemaInformatico',
    [
      ['sf:NombreRazon', program.producer.name.slice(0, longest.name)],
      ['sf:NIF', program.producer.taxId],
      ['sf:NombreSistemaInformatico', program.name],
      ['sf:IdSistemaInformatico', program.id],
      ['sf:Version', program.version],
      ['sf:NumeroInstalacion', program.installation],
      ['sf:TipoUsoPosibleSoloVerifactu', 'S'],
      ['sf:TipoUsoPosibleMultiOT', 'S'],
      ['sf:IndicadorMultiplesOT', program.several ? 'S' : 'N'],
    ],
  ],
  ['sf:FechaHoraHusoGenRegistro', generatedAt],
  ['sf:TipoHuella', '01'],
  ['sf:Huella', hash],
]

const isCorrective = (type: ToldType): boolean => type.startsWith('R')

const references = (invoice: Invoice, list: string, item: string): Xml => [
  list,
  invoice.reference.invoices.map(({ number, date }) => [
    item,
    [
      ['sf:IDEmisorFactura', invoice.issuer.taxId],
      ['sf:NumSerieFactura', number],
      ['sf:FechaExpedicionFactura', agencyDay(date)],
    ],
  ]),
]

/** Which invoices it corrects, by differences or in their place, or which simplified ones it stands for. */
function ofOthers(invoice: Invoice, type: ToldType): (Xml | null)[] {
  const { substituted, invoices } = invoice.reference
  const corrects = isCorrective(type)
  return [
    corrects ? ['sf:TipoRectificativa', substituted ? 'S' : 'I'] : null,
    corrects && invoices.length > 0 ? references(invoice, 'sf:FacturasRectificadas', 'sf:IDFacturaRectificada') : null,
    type === 'F3' && invoices.length > 0 ? references(invoice, 'sf:FacturasSustituidas', 'sf:IDFacturaSustituida') : null,
    corrects && substituted
      ? [
          'sf:ImporteRectificacion',
          [
            ['sf:BaseRectificada', agencyAmount(substituted.baseCents)],
            ['sf:CuotaRectificada', agencyAmount(substituted.vatCents)],
            ['sf:CuotaRecargoRectificado', agencyAmount(substituted.surchargeCents)],
          ],
        ]
      : null,
  ]
}

/** What was sold, in a sentence that does not say which books somebody reads. */
export function saleInWords({ kind, reference }: Pick<Invoice, 'kind' | 'reference'>): string {
  const orders = reference.orders.length > 0 ? `, pedido ${reference.orders.join(', ')}` : ''
  const sold = kind.startsWith('R')
    ? 'Devolución o rectificación de libros y otros artículos'
    : 'Venta de libros y otros artículos'
  return `${sold}${orders}`.slice(0, longest.description)
}

function issued({ told: { type, taxCents }, invoice, instead, ...link }: IssueXml): (Xml | null)[] {
  const buyer = instead?.correction.buyer ?? toldBuyer(invoice)
  const named = type !== 'F2' && type !== 'R5'
  const nameless = type !== invoice.kind
  return [
    ['sf:IDVersion', '1.0'],
    [
      'sf:IDFactura',
      [
        ['sf:IDEmisorFactura', invoice.issuer.taxId],
        ['sf:NumSerieFactura', invoice.number],
        ['sf:FechaExpedicionFactura', agencyDay(invoice.issueDate)],
      ],
    ],
    ['sf:RefExterna', String(link.position)],
    ['sf:NombreRazonEmisor', invoice.issuer.name.slice(0, longest.name)],
    instead ? ['sf:Subsanacion', 'S'] : null,
    instead?.refused ? ['sf:RechazoPrevio', instead.known ? 'S' : 'X'] : null,
    ['sf:TipoFactura', type],
    ...ofOthers(invoice, type),
    invoice.operationDate === invoice.issueDate ? null : ['sf:FechaOperacion', agencyDay(invoice.operationDate)],
    ['sf:DescripcionOperacion', (instead?.correction.description ?? saleInWords(invoice)).slice(0, longest.description)],
    nameless ? ['sf:FacturaSinIdentifDestinatarioArt61d', 'S'] : null,
    named && buyer ? addressee(buyer) : null,
    breakdown(invoice),
    ['sf:CuotaTotal', agencyAmount(taxCents)],
    ['sf:ImporteTotal', agencyAmount(invoice.totalCents)],
    chained({ ...link }),
    ...written({ ...link }),
  ]
}

function cancelled({ invoice, unknown, refused, ...link }: CancelXml): (Xml | null)[] {
  return [
    ['sf:IDVersion', '1.0'],
    [
      'sf:IDFactura',
      [
        ['sf:IDEmisorFacturaAnulada', invoice.issuer.taxId],
        ['sf:NumSerieFacturaAnulada', invoice.number],
        ['sf:FechaExpedicionFacturaAnulada', agencyDay(invoice.issueDate)],
      ],
    ],
    ['sf:RefExterna', String(link.position)],
    unknown ? ['sf:SinRegistroPrevio', 'S'] : null,
    refused ? ['sf:RechazoPrevio', 'S'] : null,
    chained(link),
    ...written(link),
  ]
}

/** A record as the agency's XML: RegistroAlta or RegistroAnulacion, with its namespace, ready to stand in an envelope. */
export function recordXml(record: IssueXml | CancelXml): string {
  const [name, children] =
    record.kind === 'issue' ? (['RegistroAlta', issued(record)] as const) : (['RegistroAnulacion', cancelled(record)] as const)
  const inside = children.map((child) => (child ? writeXml(child) : '')).join('')
  return `<sf:${name} xmlns:sf="${recordNamespace}">${inside}</sf:${name}>`
}
