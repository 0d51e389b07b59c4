/** What went wrong, in the only terms the edges need; api/http-errors.ts maps each to a status once. */
export type ErrorKind =
  | 'invalid'
  | 'not_found'
  | 'forbidden'
  | 'conflict'
  | 'refused'
  | 'unauthenticated'
  | 'locked'
  | 'too_many'
  | 'unavailable'

/** Sentences of refusals by code: each domain adds its own in messages.ts, in every language, so that a code without one does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface RefusalSentences {}

/** A code that has a sentence in Spanish, Catalan and English. */
export type RefusalCode = keyof RefusalSentences

/** The wrong fields of a form → the code of the sentence of each. */
export type FieldRefusals = Record<string, RefusalCode>

/**
 * A foreseen refusal. `code` names the sentence shown to the visitor (api/messages), `details` fills it,
 * `fields` names the sentence of each field that is wrong.
 */
export class ShopError extends Error {
  readonly kind: ErrorKind
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, string | number>>
  readonly fields: Readonly<FieldRefusals> | undefined

  constructor(kind: ErrorKind, code: RefusalCode, details: Record<string, string | number> = {}, fields?: FieldRefusals) {
    super(code)
    this.name = new.target.name
    this.kind = kind
    this.code = code
    this.details = details
    this.fields = fields
  }
}

export class NotFound extends ShopError {
  constructor(code: RefusalCode = 'not_found', details?: Record<string, string | number>) {
    super('not_found', code, details)
  }
}

export class Forbidden extends ShopError {
  constructor(code: RefusalCode = 'forbidden', details?: Record<string, string | number>) {
    super('forbidden', code, details)
  }
}

export class Conflict extends ShopError {
  constructor(code: RefusalCode, details?: Record<string, string | number>) {
    super('conflict', code, details)
  }
}

/** Somebody saved the same record meanwhile: `current` is what it says now, null where it is gone. */
export class Changed extends ShopError {
  readonly current: object | null

  constructor(
    current: object | null,
    code: RefusalCode = 'version.changed',
    details?: Readonly<Record<string, string | number>>,
  ) {
    super('conflict', code, details)
    this.current = current
  }
}

/** A rule of the shop says no: the request was well formed, the answer is a reason. */
export class Refused extends ShopError {
  constructor(code: RefusalCode, details?: Record<string, string | number>) {
    super('refused', code, details)
  }
}

/** One or more fields are wrong; `fields` maps the field's name to the code of its sentence. */
export class InvalidFields extends ShopError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'form.invalid', {}, fields)
  }
}
