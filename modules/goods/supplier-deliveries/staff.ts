import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { deliveryRows, deliverySorts, matchingDeliveries } from './deliveries.sql.ts'
import { abandonDelivery, type BeforeArrival, keepScans, openDelivery, takeInDelivery } from './deliveries.ts'
import { supplierDeliveryCalls } from './staff-contract.ts'
import { headView, rowOf, viewDelivery } from './view-delivery.ts'

const subject = ({ params }: { params: { delivery: number } }) => `supplier delivery ${params.delivery}`

/** What suppliers send: their note, what was in the boxes, and the copies into the stock. */
export function supplierDeliveryStaffRoutes(call: StaffCalls, beforeArrival: BeforeArrival) {
  call(supplierDeliveryCalls, 'GET /supplier-deliveries/', {
    action: 'supplier_delivery.read',
    summary: 'Deliveries of suppliers, newest first',
    run: async ({ db, query, onlyStore }) => {
      if (query.store_code !== undefined) refuseOtherStore(onlyStore, query.store_code)
      const asked = { ...query, store_code: query.store_code ?? onlyStore ?? undefined }
      const rows = await deliveryRows(db, asked, walking(db, asked, deliverySorts(db), { id: db`d.id` }))
      return listPage(db, asked, { rows, matching: matchingDeliveries(db, asked), view: headView })
    },
  })
  call(supplierDeliveryCalls, 'POST /supplier-deliveries/', {
    action: 'supplier_delivery.do',
    summary: 'A delivery and its note: SINLI, a spreadsheet, pasted lines, or none',
    subject: ({ body }) => `store ${body.store_code}`,
    run: async ({ db, body, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await storeByCode(db, body.store_code)
      return viewDelivery(db, await openDelivery(db, body, { by: staff.id, now }), { onlyStore, language })
    },
  })
  call(supplierDeliveryCalls, 'GET /supplier-deliveries/:delivery/', {
    action: 'supplier_delivery.read',
    summary: 'A delivery: its note against what was counted, and whom it serves',
    subject,
    run: ({ db, params, onlyStore, language }) => viewDelivery(db, params.delivery, { onlyStore, language }),
  })
  call(supplierDeliveryCalls, 'POST /supplier-deliveries/:delivery/scans/', {
    action: 'supplier_delivery.do',
    summary: 'What was in the boxes, each scan once however often it is sent',
    subject,
    run: async ({ db, params: { delivery }, body, staff, now, onlyStore, language }) => {
      await rowOf(db, delivery, onlyStore)
      return { items: await keepScans(db, delivery, body.scans, { by: staff.id, now, language }) }
    },
  })
  call(supplierDeliveryCalls, 'POST /supplier-deliveries/:delivery/finish/', {
    action: 'supplier_delivery.do',
    summary: 'The counted copies come into the stock; what differs from the note stays visible',
    subject,
    run: async ({ db, params: { delivery }, body, staff, now, onlyStore, language }) => {
      await rowOf(db, delivery, onlyStore)
      await takeInDelivery(db, delivery, body, { by: staff.id, now }, beforeArrival)
      return viewDelivery(db, delivery, { onlyStore, language })
    },
  })
  call(supplierDeliveryCalls, 'POST /supplier-deliveries/:delivery/abandon/', {
    action: 'supplier_delivery.do',
    summary: 'Lays a delivery aside; nothing of it comes into the stock',
    subject,
    run: async ({ db, params: { delivery }, staff, now, onlyStore, language }) => {
      await rowOf(db, delivery, onlyStore)
      await abandonDelivery(db, delivery, { by: staff.id, now })
      return viewDelivery(db, delivery, { onlyStore, language })
    },
  })
}
