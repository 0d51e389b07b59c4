/** What nobody sends by mistake, and some of what everybody does. */

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

/** Texts for a path, a query or a field. */
export const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '1e308',
  '9'.repeat(30),
  '2147483648',
  '9007199254740993',
  'NaN',
  'Infinity',
  'null',
  'true',
  '0x10',
  'x'.repeat(10_000),
  "' or 1=1; drop table product; --",
  '%27%20or%201=1',
  '\\',
  '%_%',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '👩‍👩‍👧🏛️',
  'a\u0000b',
  '\u202eabc\u0007',
  '\ud800',
  'ñ́'.repeat(80),
  '__proto__',
  'constructor',
  '[object Object]',
  '\r\nSet-Cookie: a=b',
] as const

/** Values for a field of a body; `undefined` leaves the field out. */
export const hostileValues: readonly { name: string; value: unknown }[] = [
  { name: 'missing', value: undefined },
  { name: 'null', value: null },
  { name: 'true', value: true },
  { name: 'an array', value: ['x', 1] },
  { name: 'an array in an array', value: [[]] },
  { name: 'an object', value: { a: 1 } },
  { name: 'zero', value: 0 },
  { name: 'a negative', value: -1 },
  { name: 'a fraction', value: 1.5 },
  { name: 'a thousand millions', value: 1e9 },
  { name: 'beyond an integer', value: 2 ** 31 },
  { name: 'beyond a safe integer', value: 2 ** 60 },
  { name: 'beyond a number', value: 1e308 },
  { name: 'a prototype', value: JSON.parse('{"toString":1,"hasOwnProperty":2}') },
  { name: 'deep', value: deep(500) },
  { name: 'a long list', value: Array.from({ length: 5_000 }, () => 1) },
  ...hostileTexts.map((value) => ({ name: `the text ${JSON.stringify(value.slice(0, 20))}`, value })),
]
