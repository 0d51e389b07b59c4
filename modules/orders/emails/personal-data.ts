import { orderNumbersOf } from '#modules/orders/order/personal-data.ts'
import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseLetters } from '#modules/platform/mail/erase-letters.ts'

/** E-mails about the orders of an account, also those that went to an address nobody has proved. */
export const personalData: PersonalData = {
  erasePerson: async (tx, person) => {
    const { email, since, placeholder } = person
    await eraseLetters(tx, { to: email, since, saying: await orderNumbersOf(tx, person) }, placeholder)
  },
}
