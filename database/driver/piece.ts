import type { Part } from '#kernel/db.ts'

/** A template with what stands in it, or a text of ours as it is: all of a statement or a part of one. */
export class Piece implements Part {
  readonly part = 'statement'
  readonly template: TemplateStringsArray | null
  readonly given: readonly unknown[]
  readonly text: string

  constructor(template: TemplateStringsArray | null, given: readonly unknown[], text = '') {
    this.template = template
    this.given = given
    this.text = text
  }
}
