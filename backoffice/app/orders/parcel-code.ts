/** A parcel's label says its order and its place there, as 26-000017-1. */
const shape = /^(\d{2}-\d{6,})-\d{1,4}$/

export const isParcelCode = (code: string): boolean => shape.test(code)

export const orderOf = (code: string): string => shape.exec(code)?.[1] ?? code
