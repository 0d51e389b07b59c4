import { z } from 'zod'
import { Id, IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { mostPlaces } from './contract.ts'

const Door = z.object({
  activity: z.number().int(),
  title: z.string(),
  place: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  called_off: z.boolean(),
  places: z.number().int().nullable().describe('Null without a limit'),
  taken: z.number().int(),
  waiting: z.number().int().describe('Places that people wait for'),
  came: z.number().int().describe('Who is in, companions counted'),
})

const doorList = listCall({
  sorts: ['starts_at'],
  first: 'starts_at',
  filters: { ahead: z.stringbool().optional().describe('Those that are not over since half a day, or those that are over') },
  item: Door,
})
export type FindDoorLists = z.output<(typeof doorList)['query']>

const Guest = z.object({
  registration: z.number().int(),
  ticket: z.string().describe('What a scanner reads on it'),
  name: z.string(),
  companions: z.array(z.string()),
  places: z.number().int(),
  state: z.enum(['confirmed', 'waiting']),
  came: z.number().int().nullable().describe('With how many; null before somebody said so'),
  came_at: z.iso.datetime().nullable(),
})
const DoorList = Door.extend({
  people: z.array(Guest),
  acts: z.object({ move_up: z.enum(['agenda.full', 'agenda.called_off']).nullable() }),
})
export type DoorList = z.output<typeof DoorList>

const OfActivity = IdOf('activity')
export const doorCalls = {
  'GET /door-lists/': doorList,
  'GET /door-lists/:activity/': { params: OfActivity, answer: DoorList },
  'POST /door-lists/:activity/came/': {
    params: OfActivity,
    body: z.object({
      registration: Id,
      came: z.number().int().min(0).max(mostPlaces).nullable().describe('With how many; null takes the tick back'),
      at: z.iso.datetime().describe('When it was said: what waited on a device may arrive late'),
    }),
    answer: DoorList,
  },
  'POST /door-lists/:activity/move-up/:registration/': {
    params: z.object({ activity: Id, registration: Id }),
    body: NoBody,
    answer: DoorList,
  },
} satisfies StaffContract
