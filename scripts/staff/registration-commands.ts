import { of } from './answers.ts'
import { type Command, option, text } from './command.ts'
import { savedFile } from './saved-file.ts'

/** Who comes to an activity. */
export const registrationCommands: readonly Command[] = [
  {
    name: 'activities registrations',
    takes: ['activity'],
    options: { after: text, limit: text },
    summary: 'Who comes and who waits, the first first; every look is written down',
    run: async (input) => {
      const answer = await input.shop.call<{ items: object[] }>('GET', `/agenda/${of(input, 'activity')}/registrations/`, {
        query: input.options,
      })
      return { answer, rows: answer.items, columns: ['id', 'name', 'places', 'state', 'email', 'phone', 'registered_at'] }
    },
  },
  {
    name: 'activities export',
    takes: ['activity'],
    options: { out: text },
    means: { out: 'the file to write; the shop’s own name unless said' },
    summary: 'The same list as CSV for the door, never over a file that is there',
    run: (input) => savedFile(input, `/agenda/${of(input, 'activity')}/registrations/export/`, {}, option(input, 'out')),
  },
  {
    name: 'activities remove',
    takes: ['registration'],
    summary: 'Takes somebody off the list who told the shop so; the next who waits moves up',
    run: async (input) => ({
      answer: await input.shop.call('POST', `/agenda/registrations/${of(input, 'registration')}/cancel/`, { body: {} }),
      say: ['Off the list; a letter says so.'],
    }),
  },
]
