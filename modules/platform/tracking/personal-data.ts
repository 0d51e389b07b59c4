import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Visits of pages know nobody. */
export const personalData: PersonalData = {
  stays: { 'page_visit.session_id': 'drawn by the browser for one visit, tied to no account, and forgotten' },
  withheld: {
    page_visit: 'nobody can be recognised in it',
  },
}
