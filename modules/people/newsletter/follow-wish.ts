import type { Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import type { NewsletterWish } from '#modules/people/customers/hooks.ts'
import { keepOwnNewsletterWish } from '#modules/people/customers/newsletter-wish.ts'
import { type NewsletterDeps, startSubscription } from './subscribe.ts'
import { isReader } from './subscriptions.sql.ts'
import { endBegunByAccount, endSubscription } from './unsubscribe.ts'

/**
 * Follows the newsletter box of an account: ticked, it begins like every other subscription, with a letter to answer (U-13). Unticked, it
 * ends; an account that has not proved its address ends what began with an account's box, and nobody else's.
 */
export async function followWish(tx: Tx, wish: NewsletterWish, deps: Pick<NewsletterDeps, 'senders'>): Promise<void> {
  if (wish.wants) await startSubscription(tx, wish, deps)
  else if (wish.proved) await endSubscription(tx, wish.proved, wish.now)
  else await endBegunByAccount(tx, wish.email, wish.now)
}

/** An account whose address is proved knows from then on that the letters go there, wherever they began. */
export async function rememberReader(tx: Tx, owner: { customerId: string; proved: ProvedAddress }): Promise<void> {
  if (await isReader(tx, owner.proved)) await keepOwnNewsletterWish(tx, owner.customerId, true)
}
