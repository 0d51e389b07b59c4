import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

export const subscriptionData = (db: Db, { proved }: Person) => db`
  select email, language, state, form, consent_version, asked_at, confirmed_at, ended_at, host(address) as network_address
  from newsletter_subscription where email = lower(${proved})`

/** The subscription of a proved address, and what an account began of one that is not. */
export const deleteSubscription = (tx: Tx, { email, proved }: LeavingPerson) => tx`
  delete from newsletter_subscription
  where email = lower(${proved}) or (email = lower(${email}) and form in ('register', 'data', 'privacy'))`
