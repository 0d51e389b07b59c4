import type { Answer } from '../api/calls.ts'
import type { Words } from './refund-words/es.ts'

export type RefundRow = Answer<'GET /refunds/'>['items'][number]

/** A colleague by name, whoever else asked by what they are. */
export const askerOf = ({ requested_as, requested_by }: RefundRow, { askers }: Words) =>
  requested_as === 'staff' ? requested_by : askers[requested_as]

/** What a refund is for; that of a claim names which, after a space, and what is taken out of an order needs no word why. */
export const causeOf = (reason: string, { causes }: Words) => causes[reason.replace(/^claim \d+$/, 'claim')] ?? reason
