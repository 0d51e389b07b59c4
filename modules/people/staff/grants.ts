/** What people of the shop are; the middle three are there for the desks that come with the back office. */
export const roles = ['bookseller', 'order_desk', 'finance', 'catalogue', 'marketing', 'trade_desk', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Who may do what. Nothing is allowed that is not written here, admins included. A bookseller is held to their own store unless
 * another of their roles has the same action.
 */
export const grants = {
  'session.read': roles,
  'session.change': roles,
  'session.close': roles,
  'session.confirm': roles,
  'session.find': roles,
  'account.password': roles,
  'account.sessions': roles,
  'order.find': ['bookseller', 'order_desk', 'finance', 'admin'],
  'order.read': ['bookseller', 'order_desk', 'finance', 'admin'],
  'order.at_counter': ['bookseller', 'order_desk', 'admin'],
  'email.resend': ['bookseller', 'order_desk', 'finance', 'admin'],
  'order.note': ['bookseller', 'order_desk', 'finance', 'admin'],
  'order.cancel': ['order_desk', 'admin'],
  'ebook.renew': ['order_desk', 'admin'],
  'return.read': ['bookseller', 'order_desk', 'finance', 'admin'],
  'return.request': ['bookseller', 'order_desk', 'admin'],
  'return.answer': ['order_desk', 'admin'],
  'return.receive': ['bookseller', 'order_desk', 'admin'],
  'claim.read': ['bookseller', 'order_desk', 'trade_desk', 'finance', 'admin'],
  'claim.answer': ['order_desk', 'trade_desk', 'admin'],
  'claim.resend': ['bookseller', 'order_desk', 'admin'],
  'refund.read': ['order_desk', 'finance', 'admin'],
  'refund.request': ['order_desk', 'finance', 'admin'],
  'refund.approve': ['finance'],
  'parcel.prepare': ['bookseller', 'order_desk', 'admin'],
  'parcel.hand_over': ['bookseller', 'order_desk', 'admin'],
  'parcel.print': ['bookseller', 'order_desk', 'admin'],
  'pick.read': ['bookseller', 'order_desk', 'admin'],
  'pick.tick': ['bookseller', 'order_desk', 'admin'],
  'pick.move': ['order_desk', 'admin'],
  'pickup.put_back': ['bookseller', 'order_desk', 'admin'],
  'parcel.change': ['order_desk', 'admin'],
  'payment.read': ['order_desk', 'finance', 'admin'],
  'payment.settle': ['finance', 'admin'],
  'points.read': ['order_desk', 'finance', 'marketing', 'admin'],
  'points.adjust': ['finance', 'marketing', 'admin'],
  'card.issue': ['order_desk', 'marketing', 'admin'],
  'erasure.read': ['order_desk', 'admin'],
  'erasure.close': ['order_desk', 'admin'],
  'erasure.carry_out': ['admin'],
  'promotion.read': ['order_desk', 'marketing', 'finance', 'admin'],
  'promotion.change': ['marketing', 'admin'],
  'partner.read': ['order_desk', 'marketing', 'finance', 'admin'],
  'partner.change': ['marketing', 'admin'],
  'card_request.read': ['order_desk', 'marketing', 'admin'],
  'stock.read': ['bookseller', 'order_desk', 'catalogue', 'admin'],
  'stock.set': ['bookseller', 'catalogue', 'admin'],
  'stock.move': ['bookseller', 'catalogue', 'admin'],
  'stock.cap': ['catalogue', 'order_desk', 'admin'],
  'transfer.read': ['bookseller', 'order_desk', 'catalogue', 'admin'],
  'transfer.ask': ['bookseller', 'order_desk', 'catalogue', 'admin'],
  'transfer.send': ['bookseller', 'catalogue', 'admin'],
  'transfer.receive': ['bookseller', 'catalogue', 'admin'],
  'title.read': ['bookseller', 'order_desk', 'catalogue', 'marketing', 'admin'],
  'title.change': ['catalogue', 'admin'],
  'title.price': ['catalogue', 'admin'],
  'title.publish': ['catalogue', 'admin'],
  'store.read': ['bookseller', 'order_desk', 'catalogue', 'marketing', 'admin'],
  'store.change': ['bookseller', 'marketing', 'admin'],
  'shipping.read': ['bookseller', 'order_desk', 'finance', 'admin'],
  'shipping.change': ['order_desk', 'admin'],
  'customer.find': ['order_desk', 'trade_desk', 'finance', 'admin'],
  'customer.read': ['order_desk', 'trade_desk', 'finance', 'admin'],
  'customer.tax': ['finance'],
  'customer.billing': ['finance', 'trade_desk'],
  'terms.read': ['trade_desk', 'finance', 'admin'],
  'terms.change': ['trade_desk', 'finance', 'admin'],
  'receipt.read': ['finance', 'trade_desk', 'admin'],
  'receipt.book': ['finance'],
  'budget.read': ['trade_desk', 'finance', 'admin'],
  'budget.change': ['trade_desk', 'finance', 'admin'],
  'customer.activate': ['trade_desk', 'order_desk', 'admin'],
  'member.close': ['order_desk', 'trade_desk', 'admin'],
  'message.read': ['order_desk', 'trade_desk', 'admin'],
  'message.close': ['order_desk', 'trade_desk', 'admin'],
  'content.read': ['bookseller', 'order_desk', 'catalogue', 'marketing', 'admin'],
  'content.change': ['marketing', 'admin'],
  'synonym.read': ['catalogue', 'marketing', 'admin'],
  'synonym.change': ['catalogue', 'marketing', 'admin'],
  'storefront.change': ['admin'],
  'application.read': ['admin'],
  'application.close': ['admin'],
  'quiz.read': ['order_desk', 'marketing', 'admin'],
  'quiz.change': ['marketing', 'admin'],
  'gift.read': ['order_desk', 'marketing', 'admin'],
  'gift.change': ['marketing', 'admin'],
  'agenda.read': ['bookseller', 'order_desk', 'marketing', 'admin'],
  'agenda.change': ['marketing', 'admin'],
  'agenda.cancel': ['marketing', 'admin'],
  'agenda.registrations': ['order_desk', 'marketing', 'admin'],
  'gift_card.read': ['order_desk', 'finance', 'marketing', 'admin'],
  'gift_card.export': ['finance', 'admin'],
  'gift_card.offer': ['marketing', 'admin'],
  'gift_card.issue': ['finance', 'admin'],
  'gift_card.approve': ['finance'],
  'gift_card.change': ['order_desk', 'finance', 'admin'],
  'gift_card.annul': ['order_desk', 'finance', 'admin'],
  'coupon.read': ['order_desk', 'finance', 'marketing', 'admin'],
  'coupon.create': ['marketing', 'admin'],
  'coupon.change': ['marketing', 'admin'],
  'invoice.read': ['order_desk', 'finance', 'admin'],
  'invoice.issue': ['finance'],
  'invoice.cancel': ['finance'],
  'invoice.export': ['finance'],
  'place.read': ['catalogue', 'marketing', 'admin'],
  'place.change': ['catalogue', 'marketing', 'admin'],
  'calls.read': roles,
  'settings.read': ['order_desk', 'finance', 'catalogue', 'marketing', 'admin'],
  'staff.read': ['admin'],
  'staff.create': ['admin'],
  'staff.change': ['admin'],
  'staff.sessions': ['admin'],
  'request.read': ['trade_desk', 'order_desk', 'admin'],
  'request.answer': ['trade_desk', 'order_desk', 'admin'],
  'order_letter.read': ['trade_desk', 'order_desk', 'admin'],
  'order_letter.handle': ['trade_desk', 'order_desk', 'admin'],
  'cafe.read': ['bookseller', 'marketing', 'admin'],
  'cafe.change': ['marketing', 'admin'],
  'magazine.read': ['bookseller', 'catalogue', 'marketing', 'admin'],
  'magazine.write': ['marketing', 'admin'],
  'magazine.publish': ['marketing', 'admin'],
  'acts.read': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof grants
export const actions = Object.keys(grants) as Action[]

/** What is done only within minutes of saying the password, so that a screen left open gives nobody a role. */
export const needsFreshLogin: ReadonlySet<Action> = new Set<Action>(['staff.create', 'staff.change'])

/** What a locked screen may still ask: whose it is, and to be opened or left. */
export const whileLocked: ReadonlySet<Action> = new Set<Action>(['session.read', 'session.confirm', 'session.close'])

/** What somebody may do whose roles demand a second factor that they have yet to set up. */
export const withoutFactor: ReadonlySet<Action> = new Set<Action>([
  'account.password',
  'account.sessions',
  'session.change',
  'session.close',
  'session.confirm',
  'session.find',
  'session.read',
])

/** What changes the words of public pages: it is seen with the answer to whoever did it. */
export const seenByVisitors: ReadonlySet<Action> = new Set<Action>([
  'agenda.cancel',
  'agenda.change',
  'cafe.change',
  'content.change',
  'gift.change',
  'magazine.publish',
  'magazine.write',
  'partner.change',
  'place.change',
  'promotion.change',
  'quiz.change',
  'store.change',
  'title.change',
  'title.price',
  'title.publish',
])

const granted = (action: Action): readonly Role[] => grants[action]

/** Whether one of the roles has the action. */
export const may = (roles: readonly Role[], action: Action): boolean => roles.some((role) => granted(action).includes(role))

/** The only store in which the action is allowed; null where every store is. */
export const boundTo = (
  { roles, storeCode }: { roles: readonly Role[]; storeCode: string | null },
  action: Action,
): string | null => (roles.some((role) => role !== 'bookseller' && granted(action).includes(role)) ? null : storeCode)
