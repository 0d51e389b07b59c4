import { figureSent } from '#kernel/read-figures.ts'

/** Euros or a percentage as they were typed; null where nothing was. */
export const amountOf = (typed: string): number | null => (typed.trim() === '' ? null : figureSent(typed))
