/** Why the shop does not do what was asked, in its own words. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** The faults of each field, by the name that the field has in the call: `texts.ca.title`. */
  readonly fields: Record<string, string[]>
  readonly details: Record<string, unknown>
  /** The record as it is now, where somebody else saved it meanwhile (`version.changed`); null where it is gone. */
  readonly current: Record<string, unknown> | null

  constructor(status: number, answer: Record<string, unknown>) {
    const { code, detail, details, current, request_id: _request, ...rest } = answer
    super(typeof detail === 'string' ? detail : '')
    this.status = status
    this.code = typeof code === 'string' ? code : ''
    this.details = (details as Record<string, unknown> | undefined) ?? {}
    this.current = (current as Record<string, unknown> | undefined) ?? null
    this.fields = Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])))
  }
}

/** What is wrong, in sentences: those of its fields, which say more than that some are wrong. */
export const sentencesOf = ({ message, fields }: Refusal): string[] => {
  const said = Object.values(fields).flat()
  return said.length > 0 ? [...new Set(said)] : [message]
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal
