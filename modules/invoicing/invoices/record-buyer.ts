import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import type { Invoice } from './invoice.ts'
import type { Xml } from './xml.ts'

/** How the agency knows a buyer (L7): by NIF, by VAT number, passport, papers of their country, another paper; not in its register. */
export const buyerIdTypes = ['nif', '02', '03', '04', '05', '06', '07'] as const
export type BuyerIdType = (typeof buyerIdTypes)[number]

export interface ToldBuyer {
  name: string
  idType: BuyerIdType
  /** Two letters; nothing with a NIF. */
  country: string
  id: string
}

/** The buyer of an invoice as far as a number names them. A number of Spain that is none is told as one the register does not have. */
export function toldBuyer({ buyer, treatment }: Pick<Invoice, 'buyer' | 'treatment'>): ToldBuyer | null {
  if (!buyer || buyer.taxId === '') return null
  const id = normalTaxId(buyer.taxId)
  const { name, country } = buyer
  if (isSpanishTaxId(id)) return { name, idType: 'nif', country: '', id: id.slice(-9) }
  if (treatment === 'intra_eu') return { name, idType: '02', country: '', id }
  return { name, idType: country === 'ES' ? '07' : '04', country, id }
}

/** The most that the agency takes of a name, a number and a description. */
export const longest = { name: 120, id: 20, description: 500 } as const

export const addressee = ({ name, idType, country, id }: ToldBuyer): Xml => [
  'sf:Destinatarios',
  [
    [
      'sf:IDDestinatario',
      [
        ['sf:NombreRazon', name.slice(0, longest.name)],
        idType === 'nif'
          ? ['sf:NIF', id]
          : [
              'sf:IDOtro',
              [idType === '02' ? null : ['sf:CodigoPais', country], ['sf:IDType', idType], ['sf:ID', id.slice(0, longest.id)]],
            ],
      ],
    ],
  ],
]
