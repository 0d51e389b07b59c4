/**
 * Why a link leads nowhere. `sure`: it is broken as soon as it is seen; `again`: it may be a bad night, and is broken after the second
 * one in a row; `never`: the place answers, but not to us, and a person has to look.
 */
export const causes = {
  no_page: 'sure',
  not_shown: 'sure',
  no_thing: 'sure',
  malformed: 'sure',
  inside_network: 'sure',
  not_found: 'sure',
  certificate: 'sure',
  loops: 'sure',
  no_host: 'again',
  unreachable: 'again',
  timeout: 'again',
  fault: 'again',
  refused: 'never',
} as const

export type LinkCause = keyof typeof causes
export const linkCauses = Object.keys(causes) as [LinkCause, ...LinkCause[]]
export const linkStates = ['new', 'good', 'moved', 'doubtful', 'broken'] as const
export type LinkState = (typeof linkStates)[number]

/** How a look at an address ended. */
export interface Look {
  cause: LinkCause | null
  status: number | null
  /** Where it leads for good. */
  leadsTo: string | null
}

/** What is said of an address after it could not be read `failures` times in a row. */
export function stateOf({ cause, leadsTo }: Look, failures: number): LinkState {
  if (cause === null) return leadsTo === null ? 'good' : 'moved'
  const weight = causes[cause]
  return weight === 'sure' || (weight === 'again' && failures >= 2) ? 'broken' : 'doubtful'
}
