import {
  BookOpen,
  Boxes,
  Building2,
  ChartColumn,
  ClipboardList,
  Gift,
  Landmark,
  Languages,
  Library,
  type LucideIcon,
  Mails,
  Megaphone,
  ScanBarcode,
  School,
  UsersRound,
} from 'lucide-react'
import type { Action } from '../api/session.tsx'
import type { FrameWords } from './words.ts'

export interface Entry {
  /** Below /staff. */
  to: string
  /** Its name in the words of the frame. */
  name: keyof FrameWords['screens']
  /** Who has the action sees the entry. */
  action: Action
  /** Screens that begin from this one and have a path of their own. */
  holds?: readonly string[]
  /** The queues of GET /waiting/ whose counts stand beside it. */
  queues?: readonly string[]
}

export interface Desk {
  name: keyof FrameWords['desks']
  icon: LucideIcon
  entries: readonly Entry[]
}

/** What stands on the left, desk by desk, in the order of a working day. */
export const desks: readonly Desk[] = [
  {
    name: 'counter',
    icon: ScanBarcode,
    entries: [
      { to: 'counter', name: 'counter', action: 'code.scan' },
      { to: 'new-order', name: 'newOrder', action: 'order.make' },
      {
        to: 'reservations?state=held',
        name: 'reservations',
        action: 'reservation.read',
        queues: ['reservations_ending'],
        holds: ['new-reservation'],
      },
      { to: 'shelf-cards', name: 'shelfCards', action: 'reservation.read' },
      { to: 'doors?ahead=true', name: 'doors', action: 'agenda.door' },
      { to: 'till-refunds', name: 'tillRefunds', action: 'order.till', queues: ['till_refunds'] },
    ],
  },
  {
    name: 'orders',
    icon: ClipboardList,
    entries: [
      { to: 'orders', name: 'orders', action: 'order.find', holds: ['exchange', 'take-back'] },
      {
        to: 'quotes?view=open',
        name: 'quotes',
        action: 'quote.read',
        queues: ['quotes_accepted', 'quotes_ending'],
        holds: ['new-quote'],
      },
      { to: 'picks', name: 'picks', action: 'pick.read', queues: ['picks', 'transfers_to_send'] },
      { to: 'short-list?waits=true', name: 'shortList', action: 'short.read', queues: ['short_lines', 'short_to_look'] },
      { to: 'dispatch', name: 'dispatch', action: 'parcel.hand_over', queues: ['parcels_late', 'parcels_today'] },
      { to: 'pickups', name: 'pickups', action: 'parcel.hand_over', queues: ['pickups_ready'] },
      { to: 'returns', name: 'returns', action: 'return.read', queues: ['returns_to_decide', 'returns_received'] },
    ],
  },
  {
    name: 'customers',
    icon: UsersRound,
    entries: [
      { to: 'customers', name: 'customers', action: 'customer.find', queues: ['accounts'] },
      { to: 'card-requests', name: 'cardRequests', action: 'card_request.read', queues: ['card_requests'] },
      { to: 'gift-cards', name: 'giftCards', action: 'gift_card.read', queues: ['gift_cards'] },
      { to: 'erasures', name: 'erasures', action: 'erasure.read', queues: ['erasures'] },
    ],
  },
  {
    name: 'trade',
    icon: School,
    entries: [
      {
        to: 'trade',
        name: 'trade',
        action: 'trade.read',
        queues: [
          'accounts',
          'requests',
          'quotes_accepted',
          'quotes_ending',
          'order_letters',
          'claims',
          'budgets_nearly_used',
          'accounts_beyond',
        ],
      },
      {
        to: 'accounts',
        name: 'accounts',
        action: 'trade.read',
        holds: ['account-order', 'account-year'],
      },
      { to: 'account-orders', name: 'accountOrders', action: 'trade.read' },
      { to: 'budgets?closed=false', name: 'budgets', action: 'budget.read' },
      { to: 'delivery-notes', name: 'deliveryNotes', action: 'delivery_note.read' },
      { to: 'standing-orders', name: 'standingOrders', action: 'standing.read' },
    ],
  },
  {
    name: 'correspondence',
    icon: Mails,
    entries: [
      {
        to: 'messages?state=open&sort=waits_since',
        name: 'messages',
        action: 'message.read',
        queues: ['messages'],
        holds: ['house-answers'],
      },
      { to: 'claims?state=open&sort=date', name: 'claims', action: 'claim.read', queues: ['claims'] },
      {
        to: 'order-letters?state=open&sort=sent_at',
        name: 'orderLetters',
        action: 'order_letter.read',
        queues: ['order_letters'],
      },
      { to: 'requests?state=open&sort=asked_at', name: 'requests', action: 'request.read', queues: ['requests'] },
      { to: 'reviews?state=waiting', name: 'reviews', action: 'review.read', queues: ['reviews_waiting'] },
      { to: 'applications', name: 'applications', action: 'application.read' },
      { to: 'emails?state=failed', name: 'emails', action: 'email.read', queues: ['emails_failed'] },
    ],
  },
  {
    name: 'stock',
    icon: Boxes,
    entries: [
      { to: 'stock', name: 'stock', action: 'stock.read' },
      { to: 'counts?state=open', name: 'counts', action: 'count.read' },
      { to: 'till-lines?waits=true', name: 'tillLines', action: 'till.read' },
      { to: 'deliveries?state=open', name: 'deliveries', action: 'supplier_delivery.read' },
      {
        to: 'transfers?open=true',
        name: 'transfers',
        action: 'transfer.read',
        queues: ['transfers_to_send', 'transfers_to_receive'],
      },
    ],
  },
  {
    name: 'catalogue',
    icon: Library,
    entries: [
      { to: 'titles', name: 'titles', action: 'title.read' },
      { to: 'lists', name: 'lists', action: 'title.read' },
      { to: 'prices', name: 'prices', action: 'title.price' },
      { to: 'quality', name: 'quality', action: 'title.change' },
      { to: 'imports', name: 'imports', action: 'import.read' },
      { to: 'fetches', name: 'fetches', action: 'fetch.read', queues: ['fetched_files'] },
      { to: 'demand?kind=search&answer=open', name: 'demand', action: 'demand.answer' },
      { to: 'names', name: 'names', action: 'name.change' },
    ],
  },
  {
    name: 'finance',
    icon: Landmark,
    entries: [
      { to: 'finance-day', name: 'financeDay', action: 'taking.read', holds: ['takings'] },
      {
        to: 'refunds?state=requested&sort=requested_at',
        name: 'refunds',
        action: 'refund.approve',
        queues: ['refunds', 'refunds_failed'],
      },
      { to: 'payments', name: 'payments', action: 'payment.read', queues: ['payments', 'authorisations'] },
      { to: 'invoices', name: 'invoices', action: 'invoice.read' },
      { to: 'month', name: 'month', action: 'invoice.issue' },
      { to: 'bank?state=to_match', name: 'bank', action: 'bank.read', queues: ['bank_entries'] },
      {
        to: 'verifactu',
        name: 'verifactu',
        action: 'tax_record.read',
        queues: ['verifactu_rejected', 'verifactu_late'],
      },
      { to: 'receivables', name: 'receivables', action: 'receipt.read', queues: ['receivables'] },
      { to: 'books', name: 'books', action: 'books.read', holds: ['book-runs'] },
      { to: 'rates', name: 'rates', action: 'rate.read', holds: ['rate-proposals'], queues: ['rates_proposed'] },
    ],
  },
  {
    name: 'texts',
    icon: Languages,
    entries: [
      {
        to: 'translate?state=wanting&sort=since',
        name: 'translate',
        action: 'text.read',
        queues: ['texts_to_translate', 'texts_refused'],
      },
      { to: 'pages', name: 'pages', action: 'content.change' },
      { to: 'home-page', name: 'homePage', action: 'content.change' },
      { to: 'menu', name: 'menu', action: 'content.change' },
      { to: 'magazine', name: 'magazine', action: 'magazine.write', holds: ['post-authors'] },
    ],
  },
  {
    name: 'around',
    icon: Gift,
    entries: [
      { to: 'agenda?sort=-starts_at', name: 'agenda', action: 'agenda.change', holds: ['activity-types', 'agenda-month'] },
      { to: 'campaigns', name: 'campaigns', action: 'gift.read' },
      { to: 'gift-categories', name: 'giftCategories', action: 'gift.read' },
      { to: 'quizzes', name: 'quizzes', action: 'quiz.read' },
      { to: 'plan', name: 'plan', action: 'place.read', holds: ['motifs'] },
      { to: 'stores', name: 'stores', action: 'store.change' },
      { to: 'cafe', name: 'cafe', action: 'cafe.read' },
      { to: 'ticket-bundles?over=false', name: 'ticketBundles', action: 'content.change' },
    ],
  },
  {
    name: 'marketing',
    icon: Megaphone,
    entries: [
      { to: 'coupons', name: 'coupons', action: 'coupon.read' },
      { to: 'promotions', name: 'promotions', action: 'promotion.read' },
      { to: 'exclusions', name: 'exclusions', action: 'promotion.read' },
      { to: 'partners', name: 'partners', action: 'partner.read' },
      { to: 'offers?over=false', name: 'offers', action: 'promotion.read' },
      { to: 'readers', name: 'readers', action: 'reader.read' },
      { to: 'segments', name: 'segments', action: 'reader.read' },
      { to: 'cart-reminders', name: 'cartReminders', action: 'cart_reminder.read' },
      { to: 'synonyms', name: 'synonyms', action: 'synonym.read' },
      { to: 'pins', name: 'pins', action: 'pin.read' },
    ],
  },
  {
    name: 'figures',
    icon: ChartColumn,
    entries: [
      { to: 'coming-up', name: 'comingUp', action: 'coming.read' },
      { to: 'sales', name: 'sales', action: 'sale.read' },
      { to: 'sold-titles', name: 'soldTitles', action: 'sold_title.read' },
      { to: 'visits', name: 'visits', action: 'visit.read' },
      { to: 'asked-searches', name: 'askedSearches', action: 'asked_search.read' },
      { to: 'missed-searches', name: 'missedSearches', action: 'missed_search.read' },
      { to: 'promises', name: 'promises', action: 'promise.read' },
      { to: 'still-stock', name: 'stillStock', action: 'still_stock.read' },
    ],
  },
  {
    name: 'house',
    icon: Building2,
    entries: [
      { to: 'colleagues?active=true', name: 'colleagues', action: 'staff.read', holds: ['roles'] },
      { to: 'record?looks=false', name: 'record', action: 'acts.read' },
      { to: 'shipping', name: 'shipping', action: 'shipping.read' },
      { to: 'pickup-points', name: 'pickupPoints', action: 'shipping.read' },
      { to: 'systems', name: 'systems', action: 'system.read', queues: ['duties_failing'] },
      { to: 'shops', name: 'shops', action: 'storefront.change' },
      { to: 'settings', name: 'settings', action: 'system.read' },
      { to: 'webhooks', name: 'webhooks', action: 'webhook.read' },
      { to: 'feeds', name: 'feeds', action: 'feed.read' },
      { to: 'sendings', name: 'sendings', action: 'sending.read', queues: ['files_not_sent'] },
      { to: 'keys?state=open', name: 'keys', action: 'program_key.read' },
    ],
  },
]

export const homeIcon: LucideIcon = BookOpen
