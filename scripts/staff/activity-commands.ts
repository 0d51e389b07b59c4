import { of } from './answers.ts'
import { type Command, type CommandInput, number, option, text } from './command.ts'
import { readJson } from './json-file.ts'

const columns = ['id', 'starts_at', 'status', 'published', 'taken', 'limited_places', 'waiting', 'name']

interface Activity {
  id: number
  title: { es: string }
}
const listed = (activity: Activity) => ({ ...activity, name: activity.title.es })
const shown = (activity: Activity) => ({ answer: activity, fields: activity })
const pathOf = (input: CommandInput) => `/agenda/${of(input, 'activity')}/`

const times = { starts: text, ends: text, places: text } as const
const means = {
  starts: '2027-05-03T19:00:00+02:00; seconds and offset have to be said',
  ends: 'likewise',
  places: 'how many may come; none for as many as like',
}

/** What the options say, over what the file says. */
function options(input: CommandInput): object {
  const [starts, ends, places] = [option(input, 'starts'), option(input, 'ends'), option(input, 'places')]
  return {
    ...(starts === undefined ? {} : { starts_at: new Date(starts).toISOString() }),
    ...(ends === undefined ? {} : { ends_at: new Date(ends).toISOString() }),
    ...(places === undefined ? {} : { limited_places: places === 'none' ? null : number(places) }),
  }
}

const publish = (input: CommandInput, published: boolean) =>
  input.shop.call<Activity>('POST', `${pathOf(input)}publish/`, { body: { published } }).then(shown)

export const activityCommands: readonly Command[] = [
  {
    name: 'activities list',
    options: { before: text, limit: text },
    summary: 'What is on, of every state, the newest first',
    run: async ({ shop, options: query }) => {
      const answer = await shop.call<{ items: Activity[] }>('GET', '/agenda/', { query })
      return { answer, rows: answer.items.map(listed), columns }
    },
  },
  {
    name: 'activities show',
    takes: ['activity'],
    summary: 'All of an activity; with --json a file that create and change read',
    run: async (input) => shown(await input.shop.call<Activity>('GET', pathOf(input))),
  },
  {
    name: 'activities create',
    takes: ['file'],
    options: times,
    means,
    summary: 'A new activity from JSON (- reads standard input), seen by nobody before it is published',
    run: async (input) =>
      shown(await input.shop.call('POST', '/agenda/', { body: { ...readJson(input.words['file'] ?? ''), ...options(input) } })),
  },
  {
    name: 'activities change',
    takes: ['activity'],
    options: { ...times, file: text },
    means: { ...means, file: 'JSON of what is to be another; the rest stays' },
    summary: 'Other texts, time, place or places; a new time or place is told to everybody on the list',
    run: async (input) => {
      const path = pathOf(input)
      const file = option(input, 'file')
      const body = { ...(await input.shop.call('GET', path)), ...(file ? readJson(file) : {}), ...options(input) }
      return shown(await input.shop.call('PUT', path, { body }))
    },
  },
  {
    name: 'activities publish',
    takes: ['activity'],
    summary: 'Visitors see it from now on',
    run: (input) => publish(input, true),
  },
  { name: 'activities hide', takes: ['activity'], summary: 'Visitors see it no more', run: (input) => publish(input, false) },
  {
    name: 'activities cancel',
    takes: ['activity'],
    options: { reason: text },
    means: { reason: 'told to everybody on the list' },
    summary: 'Calls it off, with a letter to everybody on the list',
    run: async (input) =>
      shown(await input.shop.call('POST', `${pathOf(input)}cancel/`, { body: { reason: option(input, 'reason') ?? '' } })),
  },
]
