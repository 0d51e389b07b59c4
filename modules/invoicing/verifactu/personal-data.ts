import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Envelopes are of companies; what they say of buyers stands in the records. */
export const personalData: PersonalData = {
  stays: {
    'verifactu_batch.issuer_tax_id': "the shop's own",
    'verifactu_turn.issuer_tax_id': "the shop's own",
  },
  withheld: {
    verifactu_batch: 'which records went to the tax agency together',
    verifactu_turn: 'when the next may go',
  },
}
