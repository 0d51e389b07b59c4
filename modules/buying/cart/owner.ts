import type { Caller } from '#modules/people/access/caller.ts'

/**
 * Whose a cart is: each member of an account shops with a cart of their own, so that two people never fill or buy the same one by
 * accident. The order that comes of it is the account's.
 */
export const cartOwner = (caller: Pick<Caller, 'id' | 'member'>): string => caller.member?.id ?? caller.id
