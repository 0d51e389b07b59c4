import { z } from 'zod'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Id } from '#modules/people/staff/contract.ts'
import { KeptMotif, KeptPlace, MotifRow, PlaceRow } from './contract.ts'
import { keptMotifs, keptPlaces, saveMotif, savePlace } from './manage.ts'

const Written = z.object({ id: z.number().int() })

/** The plan of palace and gardens: its places and motifs, their texts, order and what they lead to. */
export function placeStaffRoutes(call: StaffCalls, storefront: string) {
  call('GET', '/places/', {
    action: 'place.read',
    summary: 'Places of the plan, published or not',
    answer: z.object({ items: z.array(KeptPlace) }),
    run: async ({ db }) => ({ items: await keptPlaces(db, storefront) }),
  })
  call('POST', '/places/', {
    action: 'place.change',
    summary: 'A new place',
    body: PlaceRow,
    answer: Written,
    subject: ({ body }) => `place ${body.key}`,
    run: async ({ db, body }) => ({ id: await savePlace(db, storefront, body) }),
  })
  call('PUT', '/places/:place/', {
    action: 'place.change',
    summary: 'A place: texts, outline, motifs, order, whether it is shown',
    params: z.object({ place: Id }),
    body: PlaceRow,
    answer: Written,
    subject: ({ params }) => `place ${params.place}`,
    run: async ({ db, params, body }) => ({ id: await savePlace(db, storefront, body, params.place) }),
  })
  call('GET', '/motifs/', {
    action: 'place.read',
    summary: 'Motifs, published or not',
    answer: z.object({ items: z.array(KeptMotif) }),
    run: async ({ db }) => ({ items: await keptMotifs(db, storefront) }),
  })
  call('POST', '/motifs/', {
    action: 'place.change',
    summary: 'A new motif',
    body: MotifRow,
    answer: Written,
    subject: ({ body }) => `motif ${body.key}`,
    run: async ({ db, body }) => ({ id: await saveMotif(db, storefront, body) }),
  })
  call('PUT', '/motifs/:motif/', {
    action: 'place.change',
    summary: 'A motif: texts, what it leads to, order, whether it is shown',
    params: z.object({ motif: Id }),
    body: MotifRow,
    answer: Written,
    subject: ({ params }) => `motif ${params.motif}`,
    run: async ({ db, params, body }) => ({ id: await saveMotif(db, storefront, body, params.motif) }),
  })
}
