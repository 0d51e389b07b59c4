import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown, opening } from './markdown.tsx'

const html = (text: string, show?: Parameters<typeof Markdown>[0]['show']) =>
  renderToStaticMarkup(<Markdown text={text} {...(show && { show })} />)

describe('what staff write in Markdown', () => {
  it('becomes headings with anchors, lists, tables, emphasis and links', () => {
    expect(html('## Uno {#uno}\n\nUn **dos** *tres* [cuatro](/es).\n\n- a\n- b')).toBe(
      '<h2 id="uno">Uno</h2><p>Un <strong>dos</strong> <em>tres</em> <a href="/es">cuatro</a>.</p><ul><li>a</li><li>b</li></ul>',
    )
    expect(html('| A | B |\n| - | - |\n| 1 | 2 |')).toContain('<th scope="col">A</th>')
  })

  it('keeps a number on the line of its unit', () => {
    expect(html('De 7 a 15 h, el 4 % de 50 €; 9 am to 9 pm, 3 hadas.')).toBe(
      '<p>De 7 a 15\u00a0h, el 4\u00a0% de 50\u00a0€; 9\u00a0am to 9\u00a0pm, 3 hadas.</p>',
    )
  })

  it('sets quotations apart, with who said it', () => {
    expect(html('> La vida,\n> en el corte.')).toBe('<blockquote><p>La vida, en el corte.</p></blockquote>')
    expect(html('> Menos agua.\n> — La jardinera')).toBe(
      '<blockquote><p>Menos agua.</p><footer>La jardinera</footer></blockquote>',
    )
  })

  it('asks what to show for an inset, and keeps its words where nothing is', () => {
    expect(html('![Un dibujo](art:tiling)', ({ kind, name }) => <i>{`${kind} ${name}`}</i>)).toBe('<i>art tiling</i>')
    expect(html('![Un dibujo](art:tiling)')).toBe('<p>Un dibujo</p>')
    expect(html('![](piece:2)', () => null)).toBe('')
  })

  it('shows a picture that staff sent, in its sizes, with what it shows in words', () => {
    const key = 'a'.repeat(32)
    const shown = html(`Antes.\n\n![El patio "grande"](picture:${key}-1200x800)\n\nDespués.`)
    expect(shown).toContain(`src="/media/file/${key}-480.webp"`)
    expect(shown).toContain('alt="El patio &quot;grande&quot;"')
    expect(shown).toContain('width="1200" height="800"')
    expect(html(`![x](picture:${key}../../-1x1)`)).not.toContain('<img')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '## <svg onload=alert(1)>',
    '> <iframe src="https://evil.example">',
    '- <a href="javascript:alert(1)">x</a>',
    '| <b onmouseover=alert(1)> | x |\n| - | - |\n| <style>*{}</style> | y |',
    '![<img src=x onerror=alert(1)>](art:tiling)',
    '**<script>**alert(1)*</script>*',
    '## Uno {#"onload=alert(1)}',
  ])('lets no markup of a text run: %s (T-09, R-07)', (hostile) => {
    const shown = html(hostile)
    expect(shown).not.toMatch(/<(script|img|svg|iframe|style|b[ >])|<[^>]+\son\w+=/i)
    expect(shown).toContain('&')
  })

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', ' javascript:alert(1)'])(
    'leads nowhere but to pages, mail and telephones: %s',
    (address) => {
      expect(html(`Lea [esto](${address}).`)).not.toContain('<a')
    },
  )

  it('sets in neither addresses nor files: only drawings and products by name', () => {
    for (const address of ['https://evil.example/x.png', '/media/x.png', 'javascript:x', 'art:../x', 'piece:1)x('])
      expect(
        html(`![x](${address})`, () => <img alt="" />),
        address,
      ).not.toContain('<img')
  })
})

it('takes the first sentence of a text for its description, not what is set in', () => {
  expect(opening('> Cita\n\n![Dibujo](art:tiling)\n\nDe **verdad** [aquí](/es).')).toBe('De verdad aquí.')
})
