import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** The law keeps invoices as they were issued (Código de Comercio, art. 30). */
export const personalData: PersonalData = {
  stays: {
    'invoice.buyer': 'an invoice is kept six years as it was issued',
    'invoice.buyer_tax_id': 'an invoice is kept six years as it was issued',
    'invoice_chain.issuer_tax_id': "the shop's own",
    'invoice_record.issuer_tax_id': "the shop's own",
    'invoice_record.xml': 'the tax agency was told so of an invoice, which is kept as long',
    'invoice_record.correction': 'the tax agency was told so of an invoice, which is kept as long',
    'invoice_record_state.issuer_tax_id': "the shop's own",
  },
  withheld: {
    invoice_chain: 'the chain of fingerprints of all invoices',
    invoice_record: 'what the tax agency was told of an invoice, which is handed out',
    invoice_record_state: 'how the record of an invoice stands with the tax agency',
  },
}
