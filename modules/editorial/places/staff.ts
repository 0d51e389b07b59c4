import type { Db } from '#kernel/db.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { saveMotif, savePlace, savePlan, storedMotifs, storedPlaces, storedPlan } from './manage.ts'
import { placeCalls } from './staff-contract.ts'

/** The plan of palace and gardens: its places and motifs, their texts, order and what they lead to. */
export function placeStaffRoutes(call: StaffCalls, storefront: string) {
  const placeOf = async (db: Db, id: number) => (await storedPlaces(db, storefront)).find((place) => place.id === id) ?? null
  const motifOf = async (db: Db, id: number) => (await storedMotifs(db, storefront)).find((motif) => motif.id === id) ?? null
  call(placeCalls, 'GET /places/', {
    action: 'place.read',
    summary: 'Places of the plan, published or not',
    run: async ({ db }) => ({ items: await storedPlaces(db, storefront) }),
  })
  call(placeCalls, 'POST /places/', {
    action: 'place.change',
    summary: 'A new place',
    subject: ({ body }) => `place ${body.key}`,
    run: async ({ db, body }) => ({ id: await savePlace(db, storefront, body) }),
  })
  call(placeCalls, 'PUT /places/:place/', {
    action: 'place.change',
    summary: 'A place: texts, outline, motifs, order, whether it is shown',
    subject: ({ params }) => `place ${params.place}`,
    current: ({ db, params }) => placeOf(db, params.place),
    run: async ({ db, params, body }) => {
      await savePlace(db, storefront, body, params.place)
      return (await placeOf(db, params.place))!
    },
  })
  call(placeCalls, 'GET /plan/', {
    action: 'place.read',
    summary: 'The picture that lies below the places, where one was sent',
    run: ({ db }) => storedPlan(db, storefront),
  })
  call(placeCalls, 'PUT /plan/', {
    action: 'place.change',
    summary: 'Another picture below the places, as POST /text-pictures/ took it; null: the shop draws the grounds',
    subject: () => 'plan',
    current: ({ db }) => storedPlan(db, storefront),
    run: ({ db, body }) => savePlan(db, storefront, body),
  })
  call(placeCalls, 'GET /motifs/', {
    action: 'place.read',
    summary: 'Motifs, published or not',
    run: async ({ db }) => ({ items: await storedMotifs(db, storefront) }),
  })
  call(placeCalls, 'POST /motifs/', {
    action: 'place.change',
    summary: 'A new motif',
    subject: ({ body }) => `motif ${body.key}`,
    run: async ({ db, body }) => ({ id: await saveMotif(db, storefront, body) }),
  })
  call(placeCalls, 'PUT /motifs/:motif/', {
    action: 'place.change',
    summary: 'A motif: texts, what it leads to, order, whether it is shown',
    subject: ({ params }) => `motif ${params.motif}`,
    current: ({ db, params }) => motifOf(db, params.motif),
    run: async ({ db, params, body }) => {
      await saveMotif(db, storefront, body, params.motif)
      return (await motifOf(db, params.motif))!
    },
  })
}
