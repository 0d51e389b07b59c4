import type { Answer } from '../api/calls.ts'

/** Whether a place works by itself: off, as it should, not as it should, or with files that wait. */
export interface Standing {
  state: 'on' | 'off' | 'failing' | 'waiting'
  /** When it was last at work, and when it is next. */
  last: string | null
  next: string | null
  fault?: { sentence: string } | null
  since?: string | null
}

/** Files that are fetched: the calls of their places and of each file, and who may ask them. */
export const fetching = {
  words: 'fetches',
  path: '/fetches',
  list: 'GET /fetch-sources/',
  read: 'GET /fetch-sources/:source/',
  post: 'POST /fetch-sources/',
  put: 'PUT /fetch-sources/:source/',
  remove: 'DELETE /fetch-sources/:source/',
  attempt: 'POST /fetch-sources/:source/try/',
  now: 'POST /fetch-sources/:source/fetch/',
  files: 'GET /fetched-files/',
  again: 'POST /fetched-files/:file/again/',
  leave: 'POST /fetched-files/:file/leave/',
  change: 'fetch.change',
  run: 'fetch.run',
  param: 'source',
  input: (id: number) => ({ params: { source: id } }),
} as const

/** Files that are sent. */
export const sending = {
  words: 'sendings',
  path: '/sendings',
  list: 'GET /sendings/',
  read: 'GET /sendings/:sending/',
  post: 'POST /sendings/',
  put: 'PUT /sendings/:sending/',
  remove: 'DELETE /sendings/:sending/',
  attempt: 'POST /sendings/:sending/try/',
  now: 'POST /sendings/:sending/send/',
  files: 'GET /sent-files/',
  again: 'POST /sent-files/:file/again/',
  leave: 'POST /sent-files/:file/leave/',
  change: 'sending.change',
  run: 'sending.run',
  param: 'sending',
  input: (id: number) => ({ params: { sending: id } }),
} as const

export type Direction = typeof fetching | typeof sending

export const standingOfSource = (source: Answer<typeof fetching.read>): Standing => ({
  state: !source.active ? 'off' : source.fault ? 'failing' : source.failed > 0 ? 'waiting' : 'on',
  last: source.looked_at,
  next: source.due_at,
  fault: source.fault,
  since: source.failing_since,
})

export const standingOfSending = ({ active, failed, waiting, sent_at, next_at }: Answer<typeof sending.read>): Standing => ({
  state: !active ? 'off' : failed > 0 ? 'failing' : waiting > 0 ? 'waiting' : 'on',
  last: sent_at,
  next: next_at,
})
