import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Baskets of a visit are nobody's: no name, no address, and they are forgotten after two days. */
export const personalData: PersonalData = {
  answersFor: {},
  exportPerson: async () => ({}),
  erasePerson: async () => {},
}
