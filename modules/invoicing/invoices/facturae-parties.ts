import type { Buyer, Issuer, PostalAddress } from './invoice.ts'
import type { Xml } from './xml.ts'

const addressOf = ({ street, postcode, city, region }: PostalAddress): Xml => [
  'AddressInSpain',
  [
    ['Address', street.slice(0, 80)],
    ['PostCode', postcode],
    ['Town', city.slice(0, 50)],
    ['Province', (region || city).slice(0, 20)],
    ['CountryCode', 'ESP'],
  ],
]

const identity = (taxId: string): Xml => [
  'TaxIdentification',
  [
    ['PersonTypeCode', /^[\dXYZKLM]/.test(taxId) ? 'F' : 'J'],
    ['ResidenceTypeCode', 'R'],
    ['TaxIdentificationNumber', taxId],
  ],
]

/** The shop, in the order of the schema. */
export const sellerOf = (issuer: Issuer): Xml[] => [
  identity(issuer.taxId),
  [
    'LegalEntity',
    [
      ['CorporateName', issuer.name.slice(0, 80)],
      addressOf(issuer),
      [
        'ContactDetails',
        [
          ['Telephone', issuer.phone.slice(0, 15)],
          ['ElectronicMail', issuer.email.slice(0, 60)],
        ],
      ],
    ],
  ],
]

/** The public body with its three units. */
export function buyerParts(buyer: Buyer): Xml[] {
  const centre = (code: string, role: string): Xml => [
    'AdministrativeCentre',
    [['CentreCode', code], ['RoleTypeCode', role], addressOf(buyer)],
  ]
  const { accounting = '', managing = '', processing = '' } = buyer.dir3 ?? {}
  return [
    identity(buyer.taxId),
    ['AdministrativeCentres', [centre(accounting, '01'), centre(managing, '02'), centre(processing, '03')]],
    ['LegalEntity', [['CorporateName', buyer.name.slice(0, 80)], addressOf(buyer)]],
  ]
}
