import { dayOf } from '#kernel/days.ts'
import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { createExclusion, editExclusion, findExclusions, keptExclusion } from './exclusions.ts'
import {
  createOffer,
  createPartner,
  editOffer,
  editPartner,
  findOffers,
  findPartners,
  keptOffer,
  keptPartner,
  writeZone,
  zones,
} from './manage.ts'
import { partnerCalls } from './staff-contract.ts'

/** Partners, their offers, the zones they are listed by and what promotions do not apply to. */
export function partnerStaffRoutes(call: StaffCalls) {
  call(partnerCalls, 'GET /partners/', {
    action: 'partner.read',
    summary: 'Partners, shown or not',
    run: ({ db, query }) => findPartners(db, query),
  })
  call(partnerCalls, 'GET /partners/:partner/', {
    action: 'partner.read',
    summary: 'A partner as it is kept',
    subject: ({ params }) => `partner ${params.partner}`,
    run: async ({ db, params }) => {
      const found = await keptPartner(db, params.partner)
      if (!found) throw new NotFound()
      return found
    },
  })
  call(partnerCalls, 'POST /partners/', {
    action: 'partner.change',
    summary: 'A new partner',
    run: ({ db, body }) => createPartner(db, body),
  })
  call(partnerCalls, 'PUT /partners/:partner/', {
    action: 'partner.change',
    summary: 'A partner as it is from now on',
    subject: ({ params }) => `partner ${params.partner}`,
    current: ({ db, params }) => keptPartner(db, params.partner),
    run: ({ db, params, body }) => editPartner(db, params.partner, body),
  })
  call(partnerCalls, 'GET /offers/', {
    action: 'promotion.read',
    summary: 'Offers of partners, the newest first',
    run: ({ db, query, now }) => findOffers(db, query, dayOf(now)),
  })
  call(partnerCalls, 'GET /offers/:offer/', {
    action: 'promotion.read',
    summary: 'An offer as it is kept',
    subject: ({ params }) => `offer ${params.offer}`,
    run: async ({ db, params }) => {
      const found = await keptOffer(db, params.offer)
      if (!found) throw new NotFound()
      return found
    },
  })
  call(partnerCalls, 'POST /offers/', {
    action: 'promotion.change',
    summary: 'A new offer of a partner',
    run: ({ db, body }) => createOffer(db, body),
  })
  call(partnerCalls, 'PUT /offers/:offer/', {
    action: 'promotion.change',
    summary: 'An offer as it is from now on',
    subject: ({ params }) => `offer ${params.offer}`,
    current: ({ db, params }) => keptOffer(db, params.offer),
    run: ({ db, params, body }) => editOffer(db, params.offer, body),
  })
  call(partnerCalls, 'GET /zones/', {
    action: 'promotion.read',
    summary: 'Zones by which offers are listed',
    run: async ({ db }) => ({ items: await zones(db) }),
  })
  call(partnerCalls, 'PUT /zones/', {
    action: 'promotion.change',
    summary: 'A zone, made or renamed',
    subject: ({ body }) => `zone of offers ${body.key}`,
    current: async ({ db, body }) => (await zones(db)).find(({ key }) => key === body.key) ?? null,
    run: ({ db, body }) => writeZone(db, body),
  })
  call(partnerCalls, 'GET /exclusions/', {
    action: 'promotion.read',
    summary: 'Products and days to which promotions do not apply',
    run: ({ db, query }) => findExclusions(db, query),
  })
  call(partnerCalls, 'GET /exclusions/:exclusion/', {
    action: 'promotion.read',
    summary: 'What promotions do not apply to, as it is kept',
    subject: ({ params }) => `exclusion ${params.exclusion}`,
    run: async ({ db, params }) => {
      const found = await keptExclusion(db, params.exclusion)
      if (!found) throw new NotFound()
      return found
    },
  })
  call(partnerCalls, 'POST /exclusions/', {
    action: 'promotion.change',
    summary: 'One more exclusion',
    run: ({ db, body }) => createExclusion(db, body),
  })
  call(partnerCalls, 'PUT /exclusions/:exclusion/', {
    action: 'promotion.change',
    summary: 'An exclusion as it is from now on',
    subject: ({ params }) => `exclusion ${params.exclusion}`,
    current: ({ db, params }) => keptExclusion(db, params.exclusion),
    run: ({ db, params, body }) => editExclusion(db, params.exclusion, body),
  })
}
