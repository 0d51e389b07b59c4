import type { Answer } from '../api/calls.ts'

type Row = Answer<'GET /webhooks/'>['items'][number]

/** How it stands: told, failing, switched off by somebody, or by the shop itself. */
export const standingOf = ({ active, failing_since, given_up_at }: Pick<Row, 'active' | 'failing_since' | 'given_up_at'>) =>
  given_up_at ? 'given_up' : !active ? 'off' : failing_since ? 'failing' : 'on'

export const standingTone = { on: 'good', failing: 'wait', off: 'plain', given_up: 'bad' } as const
