import { expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { couponCalls } from '#modules/buying/coupons/staff-contract.ts'
import { giftCardCalls } from '#modules/buying/gift-cards/staff-contract.ts'
import { agendaCalls } from '#modules/editorial/agenda/staff-contract.ts'
import { magazineCalls } from '#modules/editorial/magazine/staff-contract.ts'
import { countCalls } from '#modules/goods/counts/staff-contract.ts'
import { supplierDeliveryCalls } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import { titleCalls } from '#modules/goods/titles/staff-contract.ts'
import { transferCalls } from '#modules/goods/transfers/staff-contract.ts'
import { invoiceCalls } from '#modules/invoicing/billing/staff-contract.ts'
import { receivableCalls } from '#modules/invoicing/terms/staff-contract.ts'
import { requestCalls } from '#modules/libraries/requests/staff-contract.ts'
import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import { refundCalls, returnCalls } from '#modules/orders/returns/staff-contract.ts'
import { customerCalls } from '#modules/people/customers/staff-contract.ts'
import { actCalls } from '#modules/people/staff/acts-contract.ts'
import type { CallContract } from '#modules/people/staff/call-contract.ts'
import { columnsOf } from '#modules/people/staff/list-export.ts'
import { headingOf } from './list-headings.ts'

it('names every column of a list that is taken along as a file, in three languages', () => {
  const desks = [actCalls, customerCalls, giftCardCalls, invoiceCalls, orderCalls, refundCalls, returnCalls]
  const others = [
    agendaCalls,
    countCalls,
    couponCalls,
    magazineCalls,
    receivableCalls,
    requestCalls,
    supplierDeliveryCalls,
    transferCalls,
  ]
  const tables = [...desks, ...others, titleCalls]
  const lists = tables.flatMap((table) => Object.values(table as Record<string, CallContract>)).flatMap(({ list }) => list ?? [])
  expect(lists.length).toBeGreaterThan(15)
  const quoted = lists
    .flatMap(columnsOf)
    .flatMap(({ path }) => languages.map((language) => headingOf(path, language)))
    .filter((heading) => /^[«“]/.test(heading))
  expect([...new Set(quoted)]).toEqual([])
})
