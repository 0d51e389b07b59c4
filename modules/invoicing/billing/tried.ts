import type { Tx } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'

/** Carries what was made out of a part of the transaction that is undone. */
class OnlyTried<Made> extends Error {
  readonly made: Made

  constructor(made: Made) {
    super('only tried')
    this.made = made
  }
}

/** What would be issued, by issuing it and undoing that: nothing of it stays, no number is used. `refused`: why it would not be. */
export async function tried<Made>(
  tx: Tx,
  make: (part: Tx) => Promise<Made>,
): Promise<{ made: Made; refused: null } | { made?: undefined; refused: ShopError }> {
  try {
    return await tx.begin(async (part) => {
      throw new OnlyTried(await make(part))
    })
  } catch (error) {
    if (error instanceof OnlyTried) return { made: error.made as Made, refused: null }
    if (error instanceof ShopError) return { refused: error }
    throw error
  }
}
