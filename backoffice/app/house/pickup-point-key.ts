import type { Answer } from '../api/calls.ts'

type Row = Answer<'GET /shipping/pickup-points/'>['items'][number]

/** Whose it is and its own key, as they stand in the address. */
export const keyOf = ({ carrier, point }: Pick<Row, 'carrier' | 'point'>) =>
  `${encodeURIComponent(carrier)}/${encodeURIComponent(point)}`
