import { dayOf } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf } from '#modules/people/staff/call-contract.ts'
import {
  allExclusions,
  createExclusion,
  createOffer,
  createPartner,
  editExclusion,
  editOffer,
  editPartner,
  findOffers,
  findPartners,
  keptOffer,
  keptPartner,
  writeZone,
  zones,
} from './manage.ts'
import {
  Exclusion,
  KeptExclusion,
  KeptOffer,
  KeptPartner,
  KeptZone,
  NewExclusion,
  NewOffer,
  NewPartner,
  Offer,
  Partner,
  partnerCalls,
  SavedExclusion,
  SavedOffer,
  SavedPartner,
} from './staff-contract.ts'

/** Partners, their offers, the zones they are listed by and what promotions do not apply to. */
export function partnerStaffRoutes(call: StaffCalls) {
  call(partnerCalls, 'GET /partners/', {
    action: 'partner.read',
    summary: 'Partners, shown or not',
    run: ({ db, query }) => findPartners(db, query),
  })
  call('POST', '/partners/', {
    action: 'partner.change',
    summary: 'A new partner',
    body: NewPartner,
    answer: Partner,
    run: ({ db, body }) => createPartner(db, body),
  })
  call('PUT', '/partners/:partner/', {
    action: 'partner.change',
    summary: 'A partner as it is from now on',
    params: IdOf('partner'),
    body: SavedPartner,
    answer: KeptPartner,
    subject: ({ params }) => `partner ${params.partner}`,
    current: ({ db, params }) => keptPartner(db, params.partner),
    run: ({ db, params, body }) => editPartner(db, params.partner, body),
  })
  call(partnerCalls, 'GET /offers/', {
    action: 'promotion.read',
    summary: 'Offers of partners, the newest first',
    run: ({ db, query, now }) => findOffers(db, query, dayOf(now)),
  })
  call('POST', '/offers/', {
    action: 'promotion.change',
    summary: 'A new offer of a partner',
    body: NewOffer,
    answer: Offer,
    run: ({ db, body }) => createOffer(db, body),
  })
  call('PUT', '/offers/:offer/', {
    action: 'promotion.change',
    summary: 'An offer as it is from now on',
    params: IdOf('offer'),
    body: SavedOffer,
    answer: KeptOffer,
    subject: ({ params }) => `offer ${params.offer}`,
    current: ({ db, params }) => keptOffer(db, params.offer),
    run: ({ db, params, body }) => editOffer(db, params.offer, body),
  })
  call('GET', '/zones/', {
    action: 'promotion.read',
    summary: 'Zones by which offers are listed',
    answer: ListOf(KeptZone),
    run: async ({ db }) => ({ items: await zones(db) }),
  })
  call('PUT', '/zones/', {
    action: 'promotion.change',
    summary: 'A zone, made or renamed',
    body: KeptZone,
    answer: KeptZone,
    subject: ({ body }) => `zone of offers ${body.key}`,
    current: async ({ db, body }) => (await zones(db)).find(({ key }) => key === body.key) ?? null,
    run: ({ db, body }) => writeZone(db, body),
  })
  call('GET', '/exclusions/', {
    action: 'promotion.read',
    summary: 'Products and days to which promotions do not apply',
    answer: ListOf(KeptExclusion),
    run: async ({ db }) => ({ items: await allExclusions(db) }),
  })
  call('POST', '/exclusions/', {
    action: 'promotion.change',
    summary: 'One more exclusion',
    body: NewExclusion,
    answer: Exclusion,
    run: ({ db, body }) => createExclusion(db, body),
  })
  call('PUT', '/exclusions/:exclusion/', {
    action: 'promotion.change',
    summary: 'An exclusion as it is from now on',
    params: IdOf('exclusion'),
    body: SavedExclusion,
    answer: KeptExclusion,
    subject: ({ params }) => `exclusion ${params.exclusion}`,
    current: async ({ db, params }) => (await allExclusions(db)).find(({ id }) => id === params.exclusion) ?? null,
    run: ({ db, params, body }) => editExclusion(db, params.exclusion, body),
  })
}
