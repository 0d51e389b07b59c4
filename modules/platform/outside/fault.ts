import type { OutsideFaultCode } from './messages.ts'

/** Why a place outside could not be reached or read: its code has a sentence, its detail is what the place itself said. */
export class OutsideFault extends Error {
  override name = 'OutsideFault'
  readonly code: OutsideFaultCode
  readonly detail: string

  constructor(code: OutsideFaultCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.code = code
    this.detail = detail.replaceAll('\0', '').slice(0, 300)
  }
}

const lasting: ReadonlySet<string> = new Set<OutsideFaultCode>([
  'outside.login_refused',
  'outside.host_key_changed',
  'outside.host_key_unknown',
  'outside.no_credential',
])

/** What no later try mends by itself: servers shut out whoever knocks with a wrong key again and again. */
export const isLasting = (code: string): boolean => lasting.has(code)
