import { writeFileSync } from 'node:fs'
import { type Asked, type Command, number, said, text } from './command.ts'
import { readJson } from './json-file.ts'

const columns = ['id', 'starts_at', 'status', 'published', 'taken', 'limited_places', 'waiting', 'name']

interface Activity {
  id: number
  title: { es: string }
}
const listed = (activity: Activity) => ({ ...activity, name: activity.title.es })
const shown = (activity: Activity) => ({ answer: activity, fields: activity })
const of = ({ words }: Asked, name = 'activity') => encodeURIComponent(words[name] ?? '')

const times = { starts: text, ends: text, places: text } as const
const means = {
  starts: '2027-05-03T19:00:00+02:00; seconds and offset have to be said',
  ends: 'likewise',
  places: 'how many may come; none for as many as like',
}

/** What the options say, over what the file says. */
function options(asked: Asked): object {
  const [starts, ends, places] = [said(asked, 'starts'), said(asked, 'ends'), said(asked, 'places')]
  return {
    ...(starts === undefined ? {} : { starts_at: new Date(starts).toISOString() }),
    ...(ends === undefined ? {} : { ends_at: new Date(ends).toISOString() }),
    ...(places === undefined ? {} : { limited_places: places === 'none' ? null : number(places) }),
  }
}

const publish = (asked: Asked, published: boolean) =>
  asked.shop.call<Activity>('POST', `/agenda/${of(asked)}/publish/`, { body: { published } }).then(shown)

const names = (asked: Asked) => {
  const [es = '', ca = es, en = es] = [asked.words['name'], said(asked, 'ca'), said(asked, 'en')]
  return { name: { es, ca, en }, position: number(said(asked, 'position')) ?? 0 }
}
const naming = {
  options: { ca: text, en: text, position: text },
  means: { ca: 'its name in Catalan, else the Spanish', en: 'its name in English', position: 'its place among the types' },
}

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
    run: async (asked) => shown(await asked.shop.call<Activity>('GET', `/agenda/${of(asked)}/`)),
  },
  {
    name: 'activities create',
    takes: ['file'],
    options: times,
    means,
    summary: 'A new activity from JSON (- reads standard input), seen by nobody before it is published',
    run: async (asked) =>
      shown(await asked.shop.call('POST', '/agenda/', { body: { ...readJson(asked.words['file'] ?? ''), ...options(asked) } })),
  },
  {
    name: 'activities change',
    takes: ['activity'],
    options: { ...times, file: text },
    means: { ...means, file: 'JSON of what is to be another; the rest stays' },
    summary: 'Other texts, time, place or places; a new time or place is told to everybody on the list',
    run: async (asked) => {
      const path = `/agenda/${of(asked)}/`
      const file = said(asked, 'file')
      const body = { ...(await asked.shop.call('GET', path)), ...(file ? readJson(file) : {}), ...options(asked) }
      return shown(await asked.shop.call('PUT', path, { body }))
    },
  },
  {
    name: 'activities publish',
    takes: ['activity'],
    summary: 'Visitors see it from now on',
    run: (asked) => publish(asked, true),
  },
  { name: 'activities hide', takes: ['activity'], summary: 'Visitors see it no more', run: (asked) => publish(asked, false) },
  {
    name: 'activities cancel',
    takes: ['activity'],
    options: { reason: text },
    means: { reason: 'told to everybody on the list' },
    summary: 'Calls it off, with a letter to everybody on the list',
    run: async (asked) =>
      shown(await asked.shop.call('POST', `/agenda/${of(asked)}/cancel/`, { body: { reason: said(asked, 'reason') ?? '' } })),
  },
  {
    name: 'activities registrations',
    takes: ['activity'],
    options: { after: text, limit: text },
    summary: 'Who comes and who waits, the first first; every look is written down',
    run: async (asked) => {
      const answer = await asked.shop.call<{ items: object[] }>('GET', `/agenda/${of(asked)}/registrations/`, {
        query: asked.options,
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
    run: async (asked) => {
      const { name, content } = await asked.shop.file(`/agenda/${of(asked)}/registrations/export/`, {})
      const file = said(asked, 'out') ?? name
      writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
      return { answer: { file, bytes: content.length }, say: [`${file}, ${content.length} bytes`] }
    },
  },
  {
    name: 'activities remove',
    takes: ['registration'],
    summary: 'Takes somebody off the list who told the shop so; the next who waits moves up',
    run: async (asked) => ({
      answer: await asked.shop.call('POST', `/agenda/registrations/${of(asked, 'registration')}/cancel/`, { body: {} }),
      say: ['Off the list; a letter says so.'],
    }),
  },
  {
    name: 'activities types',
    summary: 'Types of activity in their order',
    run: async ({ shop }) => {
      const answer = await shop.call<{ items: { name: object }[] }>('GET', '/agenda/types/')
      return {
        answer,
        rows: answer.items.map(({ name, ...type }) => ({ ...type, ...name })),
        columns: ['id', 'position', 'es', 'ca', 'en'],
      }
    },
  },
  {
    name: 'activities add-type',
    takes: ['name'],
    ...naming,
    summary: 'A new type, by its name in Spanish',
    run: async (asked) => shown(await asked.shop.call('POST', '/agenda/types/', { body: names(asked) })),
  },
  {
    name: 'activities change-type',
    takes: ['type', 'name'],
    ...naming,
    summary: 'Another name or place among the types',
    run: async (asked) => shown(await asked.shop.call('PUT', `/agenda/types/${of(asked, 'type')}/`, { body: names(asked) })),
  },
]
