/** Where each queue is worked off; one without a screen here is worked off from the command line. */
const screenOf: Partial<Record<string, string>> = {
  pickups_ready: '/pickups',
  pickups_forgotten: '/pickups',
  picks: '/picks',
  parcels_late: '/dispatch',
  parcels_today: '/dispatch',
  shipping_costs: '/orders',
  differences_owed: '/orders',
  short_lines: '/short-list?waits=true',
  short_to_look: '/short-list?state=looking',
  till_refunds: '/till-refunds',
  gift_cards: '/gift-cards?state=waiting',
  title_remarks: '/quality',
  quotes_accepted: '/quotes?view=accepted',
  quotes_ending: '/quotes?view=ending&sort=valid_until',
  reservations_ending: '/reservations?state=held',
  returns_to_decide: '/returns?state=requested',
  returns_received: '/returns?state=received',
  imports_with_faults: '/imports',
  texts_to_translate: '/translate',
  texts_refused: '/translate',
  activities_today: '/doors?ahead=true',
  books_not_kept: '/demand',
  searches_missed: '/demand',
  titles_without_price: '/titles',
  titles_without_picture: '/titles',
  titles_without_category: '/titles',
  payments: '/payments',
  bank_entries: '/bank?state=to_match',
  verifactu_rejected: '/verifactu?state=refused',
  verifactu_late: '/verifactu?state=waiting',
  authorisations: '/payments',
  duties_failing: '/systems',
  emails_failed: '/emails?state=failed',
  order_letters: '/order-letters?state=open&sort=sent_at',
  requests: '/requests?state=open&sort=asked_at',
  claims: '/claims?state=open&sort=date',
  messages: '/messages?state=open&sort=waits_since',
  accounts: '/customers?waiting=true',
  card_requests: '/card-requests',
  erasures: '/erasures',
  transfers_to_send: '/transfers?open=true',
  transfers_to_receive: '/transfers?open=true',
}

/** Queues whose screen takes the filters that the shop names. */
const filtered = new Set([
  'authorisations',
  'shipping_costs',
  'differences_owed',
  'books_not_kept',
  'searches_missed',
  'texts_to_translate',
  'texts_refused',
  'titles_without_price',
  'titles_without_picture',
  'titles_without_category',
])

/** The way to a queue; nothing where no screen shows it yet. */
export function wayTo(queue: string, filters: Record<string, string>): string | undefined {
  const screen = screenOf[queue]
  return screen && filtered.has(queue) ? `${screen}?${new URLSearchParams(filters)}` : screen
}
