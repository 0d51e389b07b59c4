import { expect, it } from 'vitest'
import { Trouble } from './trouble.ts'

const failure = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

it('tells of a trouble once a cause, and again when it comes back after all went well', () => {
  const told: unknown[] = []
  const trouble = new Trouble((error) => told.push((error as { code?: unknown }).code))
  trouble.met(failure('ECONNREFUSED', 'at port 1'))
  trouble.met(failure('ECONNREFUSED', 'at port 2'))
  trouble.met(failure('53100'))
  trouble.over()
  trouble.met(failure('53100'))
  expect(told).toEqual(['ECONNREFUSED', '53100', '53100'])
})
