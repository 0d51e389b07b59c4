import { giftCardCodes } from '#modules/buying/gift-cards/scanned.ts'
import { cardCodes } from '#modules/buying/loyalty/scanned.ts'
import { reservationCodes } from '#modules/buying/reservations/scanned.ts'
import { visitBasketCodes } from '#modules/buying/visit-baskets/scanned.ts'
import { ticketCodes } from '#modules/editorial/agenda/scanned.ts'
import { supplierDeliveryCodes } from '#modules/goods/supplier-deliveries/scanned.ts'
import { titleCodes } from '#modules/goods/titles/scanned.ts'
import { transferCodes } from '#modules/goods/transfers/scanned.ts'
import { invoiceCodes } from '#modules/invoicing/billing/scanned.ts'
import { noteCodes } from '#modules/libraries/delivery-notes/scanned.ts'
import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { orderCodes, parcelCodes, whatWaitsFor } from '#modules/orders/order-history/scanned.ts'
import { returnCodes } from '#modules/orders/returns/scanned.ts'

/** Every kind of code that a scanner reads: where one has the form of several, the likeliest first. A number of the house may look like any. */
export const codeReaders: readonly CodeReader[] = [
  orderCodes,
  parcelCodes,
  returnCodes,
  noteCodes,
  reservationCodes,
  ticketCodes,
  visitBasketCodes,
  invoiceCodes,
  cardCodes(whatWaitsFor),
  giftCardCodes,
  transferCodes,
  titleCodes,
  supplierDeliveryCodes,
]
