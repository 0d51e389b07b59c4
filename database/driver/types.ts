import { parse as parseArray } from 'postgres-array'

type Parser = (text: string) => unknown

const asText: Parser = (text) => text
const asNumber: Parser = Number
const asBoolean: Parser = (text) => text === 't'
const asInstant: Parser = (text) => new Date(text)
const asBytes: Parser = (text) => Buffer.from(text.slice(2), 'hex')

/** Postgres' own number of a type, of the array of it, and how its text is read. */
const kinds: readonly (readonly [type: number, array: number, parse: Parser])[] = [
  [16, 1000, asBoolean],
  [17, 1001, asBytes],
  // int8 and numeric: ids and sums of this shop stay below 2^53, so they are plain numbers.
  [20, 1016, asNumber],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [26, 1028, asNumber],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1700, 1231, asNumber],
  [114, 199, JSON.parse],
  [3802, 3807, JSON.parse],
  [1114, 1115, asInstant],
  [1184, 1185, asInstant],
  // A day stays the text that it is: reading it as an instant would move it by a time zone.
  [1082, 1182, asText],
  [1083, 1183, asText],
  [18, 1002, asText],
  [19, 1003, asText],
  [25, 1009, asText],
  [1042, 1014, asText],
  [1043, 1015, asText],
  [2950, 2951, asText],
  [869, 1041, asText],
]

const parsers = new Map<number, Parser>(
  kinds.flatMap(([type, array, parse]) => [
    [type, parse],
    [array, (text: string) => parseArray(text, parse)],
  ]),
)

/** How columns become values: numbers, booleans, instants, JSON and bytes; everything else stays text. */
export const types = { getTypeParser: (type: number): Parser => parsers.get(type) ?? asText }
