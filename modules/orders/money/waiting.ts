import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { authorisationsLapsing, flagsOpen, owedByTheTill, refundsFailed, refundsWaiting } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'refunds',
    action: 'refund.approve',
    homes: { finance: 1 },
    view: { screen: 'refunds', filters: { state: 'requested' } },
    rows: refundsWaiting,
  },
  {
    name: 'refunds_failed',
    action: 'refund.read',
    homes: { finance: 2 },
    view: { screen: 'refunds', filters: { state: 'failed' } },
    rows: refundsFailed,
  },
  {
    name: 'payments',
    action: 'payment.settle',
    homes: { finance: 3, admin: 2 },
    view: { screen: 'payments', filters: {} },
    rows: flagsOpen,
  },
  {
    name: 'authorisations',
    action: 'payment.settle',
    homes: { finance: 4 },
    view: { screen: 'payments', filters: { kind: 'authorisation_lapsing' } },
    rows: authorisationsLapsing,
  },
  {
    name: 'till_refunds',
    action: 'order.till',
    homes: { bookseller: 7, order_desk: 8 },
    view: { screen: 'till-refunds', filters: {} },
    rows: owedByTheTill,
  },
]
