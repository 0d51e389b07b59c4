import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { dropCopies } from './leftovers.sql.ts'
import { forgetPlaces, placesOf } from './reading.sql.ts'

/** Which device fetched a file is kept as a digest; how far somebody read in the browser goes with them, and so do the copies that bear their name. */
export const personalData: PersonalData = {
  answersFor: { ebook_place: ['place', 'fraction', 'opened_at', 'read_at'] },
  stays: { 'ebook_download.reader': 'a digest of the device, by which one is told from another' },
  withheld: {
    ebook_download: 'a digest of the device, which says nothing of anybody',
  },
  exportPerson: async (db, { customerId }) => ({ reading_places: await placesOf(db, customerId) }),
  erasePerson: async (tx, { customerId }) => {
    await forgetPlaces(tx, customerId)
    await dropCopies(tx, customerId)
  },
}
