import type { Answer } from '../api/calls.ts'

export type Entry = Answer<'GET /menu/'>['items'][number]

/** Where an entry of the navigation stands. */
export const menuPlaces = ['menu', 'footer'] as const
