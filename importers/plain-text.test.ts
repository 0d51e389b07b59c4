import { describe, expect, it } from 'vitest'
import { beginning, plainText } from './plain-text.ts'

describe('texts of strangers', () => {
  it.each([
    ['Plain & simple', 'Plain & simple'],
    ['one\ntwo\n\n\nthree', 'one\ntwo\n\nthree'],
    ['<p>One</p><p>Two<br/>lines</p>', 'One\n\nTwo\nlines'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['a < b and c > d', 'a < b and c > d'],
    ['&lt;p&gt;escaped &amp;eacute;t&amp;eacute;&lt;/p&gt;', 'escaped été'],
    ['Gaud&iacute; &#8211; &#x2014; &unknown;', 'Gaudí – — &unknown;'],
    ['<!-- gone -->here', 'here'],
    ['Where x<y holds', 'Where x< y holds'],
    ['I <3 gardens', 'I <3 gardens'],
  ])('reads %j as %j', (source, text) => expect(plainText(source)).toBe(text))
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
    '<svg><script>alert(1)</script></svg>',
    '<scr<script>ipt>alert(1)</script>',
    '<a href="javascript:alert(1)" title="a>b">x</a>',
    '<style>p{}</style>',
    '<img src=x <b>onerror=alert(1)',
    '&lt;scr&lt;script&gt;ipt&gt;',
  ])('lets no tag of %j through', (source) => expect(plainText(source)).not.toMatch(/<\/?[a-z!]/i))
  it('cuts between sentences, or else between words', () => {
    expect(beginning('One sentence here. Another that is longer than it may be.', 30)).toBe('One sentence here.')
    expect(beginning('Words without any full stop that go on and on', 20)).toBe('Words without any…')
  })
})
