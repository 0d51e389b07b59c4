import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, Numbered } from '#modules/people/staff/call-contract.ts'
import { KeptSynonym, NewSynonym, SavedSynonym, Synonym } from './contract.ts'
import { synonymCalls } from './staff-contract.ts'
import { addSynonym, changeSynonym, findSynonyms, keptSynonym, removeSynonym } from './synonyms.ts'

const SynonymId = IdOf('synonym')
const subject = ({ params }: { params: { synonym: number } }) => `synonym ${params.synonym}`

/** What visitors call a thing and what the search then shows, of the shop whose products it holds. */
export function synonymStaffRoutes(call: StaffCalls, storefront: string) {
  call(synonymCalls, 'GET /synonyms/', {
    action: 'synonym.read',
    summary: 'What visitors call things, and what the search shows for it',
    run: ({ db, query }) => findSynonyms(db, storefront, query),
  })
  call('POST', '/synonyms/', {
    action: 'synonym.change',
    summary: 'New words that visitors use; the search follows within seconds',
    body: NewSynonym,
    answer: Synonym,
    subject: ({ body }) => `synonym ${body.shown[0]}`,
    run: ({ db, body }) => addSynonym(db, storefront, body),
  })
  call('PUT', '/synonyms/:synonym/', {
    action: 'synonym.change',
    summary: 'Other words in the place of those of a synonym',
    params: SynonymId,
    body: SavedSynonym,
    answer: KeptSynonym,
    subject,
    current: ({ db, params }) => keptSynonym(db, storefront, params.synonym),
    run: ({ db, params, body }) => changeSynonym(db, storefront, params.synonym, body),
  })
  call('DELETE', '/synonyms/:synonym/', {
    action: 'synonym.change',
    summary: 'Takes a synonym away: its words mean themselves again',
    params: SynonymId,
    answer: Numbered,
    subject,
    run: async ({ db, params }) => {
      await removeSynonym(db, storefront, params.synonym)
      return { id: params.synonym }
    },
  })
}
