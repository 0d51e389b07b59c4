import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { Buyer } from '#modules/invoicing/invoices/invoice.ts'
import type { CustomerToBill } from './customers-to-bill.sql.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'
import type { RequestRow } from './requests.sql.ts'

/** Legal persons begin with a letter of their own; the others are people (Orden EHA/451/2008). */
const isEntity = (taxId: string, country: string): boolean => (country === 'ES' ? /^[ABCDEFGHJNPQRSUVW]/.test(taxId) : false)

const streetOf = ({ street, floor }: Pick<DeliveryAddress, 'street' | 'floor'>): string =>
  floor ? `${street}, ${floor}` : street

/** The buyer a request names. */
function asRequested(request: RequestRow, customer: CustomerToBill | undefined): Buyer {
  return {
    name: request.name,
    taxId: request.tax_id,
    kind:
      customer && customer.kind !== 'private'
        ? kindOf(customer)
        : isEntity(request.tax_id, request.country)
          ? 'business'
          : 'person',
    street: request.street,
    postcode: request.postcode,
    city: request.city,
    region: request.region,
    country: request.country,
    ...unitsOf(customer),
  }
}

const kindOf = (customer: CustomerToBill): Buyer['kind'] =>
  customer.kind === 'private' ? 'person' : customer.dir3_accounting === '' ? 'business' : 'public_body'

const unitsOf = (customer: CustomerToBill | undefined): Pick<Buyer, 'dir3' | 'contract' | 'file'> => ({
  dir3:
    customer && customer.dir3_accounting !== ''
      ? { accounting: customer.dir3_accounting, managing: customer.dir3_managing, processing: customer.dir3_processing }
      : null,
  contract: customer?.contract ?? '',
  ...(customer?.file_number ? { file: customer.file_number } : {}),
})

/** The name on an institution's or a company's invoice. */
const legalName = ({ kind, company, library, name, surnames }: CustomerToBill): string =>
  (kind === 'library' && library) || company || `${name} ${surnames}`.trim()

/** A full invoice names its buyer, and in Spain their NIF too. */
export const mayBeNamed = (buyer: Buyer | null, order: Pick<OrderToBill, 'tax_treatment'>): buyer is Buyer =>
  buyer !== null && (buyer.taxId !== '' || order.tax_treatment !== 'domestic' || buyer.country !== 'ES')

/**
 * Who buys, as far as the shop knows: the data of a request, or else what was written with the order, or the account's. Null when
 * nobody left an address (a guest who collects at a store).
 */
export function buyerOf(
  order: Pick<OrderToBill, 'billing_address' | 'delivery_address' | 'tax_id'>,
  customer: CustomerToBill | undefined,
  request: RequestRow | undefined,
): Buyer | null {
  if (request) return asRequested(request, customer)
  const given = order.billing_address ?? order.delivery_address
  const street = given ? streetOf(given) : customer?.street
  if (!street) return null
  const institution = customer !== undefined && customer.kind !== 'private'
  const taxId = order.tax_id || (customer?.tax_id ?? '')
  const country = given?.country ?? customer?.address_country ?? 'ES'
  return {
    name: institution ? legalName(customer) : (given?.recipient ?? `${customer?.name} ${customer?.surnames}`.trim()),
    taxId,
    kind: institution ? kindOf(customer) : isEntity(taxId, country) ? 'business' : 'person',
    street,
    postcode: given?.postcode ?? customer?.postcode ?? '',
    city: given?.city ?? customer?.city ?? '',
    region: given?.region ?? customer?.region ?? '',
    country,
    ...unitsOf(customer),
  }
}
