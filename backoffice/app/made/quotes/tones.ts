import type { Answer } from '../../api/calls.ts'

type State = Answer<'GET /quotes/'>['items'][number]['state']

export const tones = {
  draft: 'plain',
  sent: 'info',
  accepted: 'wait',
  declined: 'plain',
  expired: 'plain',
  ordered: 'good',
  withdrawn: 'plain',
  replaced: 'plain',
} as const satisfies Record<State, string>
