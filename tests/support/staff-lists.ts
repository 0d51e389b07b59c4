import { z } from 'zod'
import type { StaffRoute } from './staff-routes.ts'

/** Whether a call answers a collection, in whatever shape. */
export const answersCollection = ({ answer }: StaffRoute): boolean =>
  answer instanceof z.ZodArray || (answer instanceof z.ZodObject && answer.shape['items'] instanceof z.ZodArray)

/** Whether it is a list: searched, filtered, sorted, walked, counted, and taken along as a file (listCall). */
export const isList = ({ query, answer }: StaffRoute): boolean =>
  answer instanceof z.ZodObject &&
  ['items', 'next', 'previous', 'count'].every((name) => name in answer.shape) &&
  query instanceof z.ZodObject &&
  ['q', 'sort', 'from', 'to', 'cursor', 'limit', 'as', 'fields'].every((name) => name in query.shape)

/** What a row of a list is. */
export const rowOf = ({ answer }: StaffRoute): z.ZodObject =>
  ((answer as z.ZodObject).shape['items'] as z.ZodArray<z.ZodObject>).element

/** The orders that a list has. */
export const ordersOf = ({ query }: StaffRoute): string[] =>
  ((query as z.ZodObject).shape['sort'] as z.ZodDefault<z.ZodEnum>).unwrap().options.map(String)
