import { identifiersOf, type PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { claimRows, emptyClaims, hasOpenClaim } from './personal-data.sql.ts'

/** What was claimed, in which words. */
export const personalData: PersonalData = {
  answersFor: { claim: ['comments'] },
  stays: {
    'claim.customer_id': 'it says what became of copies that were invoiced',
    'claim.order_id': 'it says what became of copies that were invoiced',
    'claim.made_by': 'it says what became of copies that were invoiced',
    'claim_event.actor_id': 'who of the shop or of the account did it, by number',
  },
  withheld: {
    claim_event: 'who of the shop did what with a claim; the claim says what came of it',
  },
  exportPerson: async (db, person) => ({ claims: await claimRows(db, person) }),
  beforeErasure: async (db, customerId) => ({ obstacles: (await hasOpenClaim(db, customerId)) ? ['claims'] : [] }),
  erasePerson: async (tx, person) => {
    await emptyClaims(tx, person)
    await eraseNotices(tx, { templates: ['claim-notice'], since: person.since, saying: identifiersOf(person) })
  },
}
