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
