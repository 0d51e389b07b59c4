import type { Tx } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import type { ToldBuyer } from '#modules/invoicing/invoices/record-buyer.ts'
import { lockRecord } from '#modules/invoicing/invoices/record-states.ts'
import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import { namesBuyer, requireRecord, whyNotCorrect } from './records.ts'
import type { Buyer } from './staff-contract.ts'

interface Said {
  buyer: Buyer | null
  description: string
  reason: string
  now: Date
}

/** With a NIF and a VAT number the country stands in the number; Spanish papers are passports and what its register lacks. */
function toldOf({ name, id_type, country, id }: Buyer): ToldBuyer {
  const number = normalTaxId(id)
  const place = country.toUpperCase()
  if (id_type === 'nif') {
    if (!isSpanishTaxId(number)) throw new InvalidFields({ 'buyer.id': 'verifactu.nif_invalid' })
    return { name, idType: id_type, country: '', id: number.slice(-9) }
  }
  if (id_type === '02') return { name, idType: id_type, country: '', id: number }
  if (!/^[A-Z]{2}$/.test(place)) throw new InvalidFields({ 'buyer.country': 'verifactu.country_missing' })
  if (place === 'ES' && id_type !== '03' && id_type !== '07') throw new InvalidFields({ 'buyer.id_type': 'verifactu.id_spanish' })
  return { name, idType: id_type, country: place, id: number }
}

/**
 * Puts a record right that the agency refused, or took with errors: another record of the same invoice at the end of the chain, which
 * says that it takes its place. The invoice stays as it is; what is wrong in it is corrected by another invoice.
 * @returns the id of the new record. @throws Refused with the reason why not
 */
export async function correctRecord(tx: Tx, invoicing: InvoiceSettings, id: number, said: Said): Promise<number> {
  const { state, replace } = await lockRecord(tx, id)
  const row = await requireRecord(tx, id)
  const whyNot = whyNotCorrect({ ...row, state }, invoicing.verifactu)
  if (whyNot) throw new Refused(whyNot)
  if (said.buyer && !namesBuyer(row)) throw new Refused('verifactu.names_nobody')
  const correction = {
    ...row.correction,
    ...(said.buyer && { buyer: toldOf(said.buyer) }),
    ...(said.description !== '' && { description: said.description }),
  }
  return (await replace(invoicing, { correction, reason: said.reason, now: said.now })).id
}
