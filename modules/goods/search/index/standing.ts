import { grown } from './columns.ts'
import { objectCode } from './facets.ts'
import type { IndexState } from './state.ts'

/** What a product is worth whatever was asked, side by side for the loop that weighs every row found. */
export interface Standing {
  /** What it sells and whether it can be bought, over how many words it has. */
  weight: Float32Array
  /** The code of its language; objects have none and stand apart. */
  edition: Uint8Array
}

/** In the place of a language's code. */
export const noEdition = 255

export const emptyStanding = (): Standing => ({ weight: new Float32Array(0), edition: new Uint8Array(0) })

/** Reads the standing of these rows anew. */
export function readStanding(state: IndexState, standing: Standing, rows: Uint32Array) {
  standing.weight = grown(standing.weight, state.rows)
  standing.edition = grown(standing.edition, state.rows)
  const { type, language } = state.single
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    standing.weight[row] = state.prior[row]! / (0.75 + state.words[row]! / 40)
    standing.edition[row] = type[row] === objectCode ? noEdition : Math.min(language[row]!, noEdition - 1)
  }
}
