type Packs = (code: string) => void

/** Who packs beside the list: it hears the scans that are no label of a parcel. */
let packs: Packs | null = null

/** @returns how to stop hearing */
export function packing(hears: Packs): () => void {
  packs = hears
  return () => {
    if (packs === hears) packs = null
  }
}

/** Gives a scan to the parcel that is open. @returns whether one is */
export function packed(code: string): boolean {
  packs?.(code)
  return packs !== null
}
