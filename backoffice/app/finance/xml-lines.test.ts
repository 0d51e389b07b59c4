import { expect, it } from 'vitest'
import { linesOf } from './xml-lines.ts'

it('sets XML an element a line, and text beside its element', () =>
  expect(linesOf('<a x="1"><b>uno</b><c><d>dos</d></c></a>')).toBe(
    ['<a x="1">', '  <b>uno</b>', '  <c>', '    <d>dos</d>', '  </c>', '</a>'].join('\n'),
  ))
