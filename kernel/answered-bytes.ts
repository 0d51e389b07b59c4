/**
 * The answer of a call that sends JSON as it is kept, for its description alone: nothing is written by it, tests hold the bytes to
 * it. Its type is left open, for what is sent is bytes.
 */
export const answeredBytes = (schema: object): { 200: unknown } => ({
  200: { description: 'Answered', content: { 'application/json': { schema } } },
})
