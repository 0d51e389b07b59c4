import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Which device fetched a file is kept as a digest. */
export const personalData: PersonalData = {
  stays: { 'ebook_download.reader': 'a digest of the device, by which one is told from another' },
  withheld: {
    ebook_download: 'a digest of the device, which says nothing of anybody',
  },
}
