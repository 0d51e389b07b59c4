import type { Answer } from '../api/calls.ts'

export type Files = Answer<'GET /titles/:title/files/'>
