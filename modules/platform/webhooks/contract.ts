/** What other programs may be told of. `shop.tried` is sent by hand alone. */
export const webhookEvents = [
  'order.paid',
  'order.cancelled',
  'order.sent',
  'stock.changed',
  'title.changed',
  'newsletter.confirmed',
  'newsletter.ended',
  'newsletter.segment',
  'shop.attention',
  'shop.recovered',
] as const
