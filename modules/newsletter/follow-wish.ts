import type { Db } from '#kernel/db.ts'
import type { NewsletterWish } from '#modules/customers/hooks.ts'
import { type NewsletterDeps, startSubscription } from './subscribe.ts'
import { endSubscription } from './unsubscribe.ts'

/** Follows the newsletter box of an account: ticked, it begins like every other subscription, with a letter to answer (U-13). */
export async function followWish(tx: Db, wish: NewsletterWish, deps: Pick<NewsletterDeps, 'senders'>): Promise<void> {
  if (wish.wants) await startSubscription(tx, wish, deps)
  else await endSubscription(tx, wish.email, wish.now)
}
