import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { addPin, changePin, findPins, keptPin, removePin } from './manage-pins.ts'
import { pinCalls, synonymCalls } from './staff-contract.ts'
import { addSynonym, changeSynonym, findSynonyms, keptSynonym, removeSynonym } from './synonyms.ts'

const subject = ({ params }: { params: { synonym: number } }) => `synonym ${params.synonym}`

/** What visitors call a thing and what the search then shows, of the shop whose products it holds. */
export function synonymStaffRoutes(call: StaffCalls, storefront: string) {
  call(synonymCalls, 'GET /synonyms/', {
    action: 'synonym.read',
    summary: 'What visitors call things, and what the search shows for it',
    run: ({ db, query }) => findSynonyms(db, storefront, query),
  })
  call(synonymCalls, 'GET /synonyms/:synonym/', {
    action: 'synonym.read',
    summary: 'A synonym as it is kept',
    subject: ({ params }) => `synonym ${params.synonym}`,
    run: async ({ db, params }) => {
      const found = await keptSynonym(db, storefront, params.synonym)
      if (!found) throw new NotFound('search.unknown_synonym')
      return found
    },
  })
  call(synonymCalls, 'POST /synonyms/', {
    action: 'synonym.change',
    summary: 'New words that visitors use; the search follows within seconds',
    subject: ({ body }) => `synonym ${body.shown[0]}`,
    run: ({ db, body }) => addSynonym(db, storefront, body),
  })
  call(synonymCalls, 'PUT /synonyms/:synonym/', {
    action: 'synonym.change',
    summary: 'Other words in the place of those of a synonym',
    subject,
    current: ({ db, params }) => keptSynonym(db, storefront, params.synonym),
    run: ({ db, params, body }) => changeSynonym(db, storefront, params.synonym, body),
  })
  call(synonymCalls, 'DELETE /synonyms/:synonym/', {
    action: 'synonym.change',
    summary: 'Takes a synonym away: its words mean themselves again',
    subject,
    run: async ({ db, params }) => {
      await removeSynonym(db, storefront, params.synonym)
      return { id: params.synonym }
    },
  })
}

const pinSubject = ({ params }: { params: { pin: number } }) => `pinned result ${params.pin}`

/** What stands first for a question, whatever else is found. */
export function pinStaffRoutes(call: StaffCalls, storefront: string) {
  call(pinCalls, 'GET /pins/', {
    action: 'pin.read',
    summary: 'Titles that stand first for a question, in force or not',
    run: ({ db, query, language }) => findPins(db, { storefront, language }, query),
  })
  call(pinCalls, 'GET /pins/:pin/', {
    action: 'pin.read',
    summary: 'What is pinned to a question, as it is kept',
    subject: pinSubject,
    run: async ({ db, params, language }) => {
      const found = await keptPin(db, { storefront, language }, params.pin)
      if (!found) throw new NotFound('search.unknown_pin')
      return found
    },
  })
  call(pinCalls, 'POST /pins/', {
    action: 'pin.change',
    summary: 'Pins titles to a question; visitors see them within seconds',
    subject: ({ body }) => `question ${body.question}`,
    run: ({ db, body, language }) => addPin(db, { storefront, language }, body),
  })
  call(pinCalls, 'PUT /pins/:pin/', {
    action: 'pin.change',
    summary: 'Other titles, days or words in the place of what was pinned',
    subject: pinSubject,
    current: ({ db, params, language }) => keptPin(db, { storefront, language }, params.pin),
    run: ({ db, params, body, language }) => changePin(db, { storefront, language }, params.pin, body),
  })
  call(pinCalls, 'DELETE /pins/:pin/', {
    action: 'pin.change',
    summary: 'Takes the pinned titles of a question away',
    subject: pinSubject,
    run: async ({ db, params }) => {
      await removePin(db, storefront, params.pin)
      return { id: params.pin }
    },
  })
}
