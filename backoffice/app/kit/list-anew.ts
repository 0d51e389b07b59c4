import { type ListCall, queries } from '../api/queries.ts'

/** Asks for a list again and for nothing else that begins like it: one of its rows is gone, and nobody asks for that one again. */
export const listAnew = (list: ListCall) => queries.invalidateQueries({ predicate: ({ queryKey: [asked] }) => asked === list })
