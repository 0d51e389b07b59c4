import { Forbidden } from '#kernel/errors.ts'

/** Holds whoever is bound to a store to it (`onlyStore` of the call). @throws Forbidden 'staff.other_store' */
export function refuseOtherStore(onlyStore: string | null, storeCode: string): void {
  if (onlyStore !== null && onlyStore !== storeCode) throw new Forbidden('staff.other_store')
}
