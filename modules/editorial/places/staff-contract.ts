import { IdOf, ListOf, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { KeptMotif, KeptPlace, KeptPlan, MotifRow, PlaceRow, SavedMotif, SavedPlace } from './contract.ts'

export const placeCalls = {
  'GET /places/': { answer: ListOf(KeptPlace) },
  'POST /places/': { body: PlaceRow, answer: Numbered },
  'PUT /places/:place/': { params: IdOf('place'), body: SavedPlace, answer: KeptPlace },
  'GET /plan/': { answer: KeptPlan },
  'PUT /plan/': { body: KeptPlan, answer: KeptPlan },
  'GET /motifs/': { answer: ListOf(KeptMotif) },
  'POST /motifs/': { body: MotifRow, answer: Numbered },
  'PUT /motifs/:motif/': { params: IdOf('motif'), body: SavedMotif, answer: KeptMotif },
} satisfies StaffContract
