import { describe, expect, it } from 'vitest'
import { checkDigit13 } from '#kernel/isbn.ts'
import { whole } from '#tests/support/breadth.ts'
import { processorTime } from '#tests/support/processor-time.ts'
import { readText } from './read-text.ts'

/** What was read of each line: number, copies, fault. */
const read = (text: string) => readText(text).titles.map(({ ean, quantity, fault }) => [ean, quantity, fault] as const)
const titles = (text: string) => readText(text).titles.map(({ title, author, quantity }) => [title, author, quantity])
const book = '9788437604947'

describe('messy text', () => {
  it.each([
    ['978-84-376-0494-7', 1],
    ['978 84 376 0494 7', 1],
    ['ISBN: 84-376-0494-X', 1],
    ['ISBN 843760494X', 1],
    ['ISBN-13: 978‑84‑376‑0494‑7 (ISBN-10: 84-376-0494-X)', 1],
    ['EAN 9788437604947', 1],
    ["'9788437604947", 1],
    ['="9788437604947"', 1],
    ['9788437604947.00', 1],
    ['09788437604947', 1],
    ['3 x 978-84-376-0494-7', 3],
    ['3x9788437604947', 3],
    ['9788437604947 x3', 3],
    ['9788437604947x3', 3],
    ['9788437604947 × 12', 12],
    ['2 ej. 9788437604947', 2],
    ['9788437604947 (2 ejemplares)', 2],
    ['9788437604947 - 2 exemplars', 2],
    ['9788437604947, 3 uds', 3],
    ['copies: 2 9788437604947', 2],
    ['9788437604947 Cantidad: 14', 14],
    ['9788437604947\t4', 4],
    ['4\t9788437604947', 4],
    ['9788437604947;4', 4],
    ['9788437604947, 4', 4],
    ['9788437604947\tCien años de soledad\t18,50\t5', 5],
    ['5\t9788437604947\tCien años de soledad\t2019\t18,50 €', 5],
    ['9788437604947 [2]', 2],
    ['12 978 84 376 0494 7', 12],
  ])('reads one book in %j', (text, copies) => {
    expect(read(text)).toEqual([[book, copies, null]])
  })
  it.each([
    '9788437604947 18,50 €',
    '9788437604947 18 €',
    '9788437604947\t18.50',
    '9788437604947 PVP 20',
    '9788437604947 Madrid, 2019',
    '9788437604947\t1984',
    '9788437604947 1984',
    '9788437604947 Historia, vol. 2',
    '9788437604947, 320 p.',
    '9788437604947, 3ª ed.',
    '9788437604947 tel. 958 12 34 56',
    '12/03/2024 9788437604947',
    '1. 9788437604947',
    '2) 9788437604947',
  ])('takes no price, year, page or telephone for copies in %j', (text) => {
    expect(read(text)).toEqual([[book, 1, null]])
  })
  it('knows a line’s number from its copies when lines are counted', () => {
    expect(read(`1 ${book}\n2 ${book}\n3 ${book}\n`).map(([, copies]) => copies)).toEqual([1, 1, 1])
    expect(read(`2 ${book}\n2 ${book}\n5 ${book}\n`).map(([, copies]) => copies)).toEqual([2, 2, 5])
  })
  it('reports what is wrong with a number and drops none', () => {
    expect(read('9788437604948')).toEqual([[null, 1, 'check_digit']])
    expect(read('978-84-376-0494-8 x2')).toEqual([[null, 2, 'check_digit']])
    expect(read('ISBN 84-376-0494-1')).toEqual([[null, 1, 'check_digit']])
    expect(read('ISBN 97884376049')).toEqual([[null, 1, 'length']])
    expect(read('9.78E+12')).toEqual([[null, 1, 'spreadsheet']])
    expect(read('9,78844E+12;3')).toEqual([[null, 3, 'spreadsheet']])
    expect(read(`${book} 0 ejemplares`)).toEqual([[book, 1, 'quantity']])
  })
  it('keeps every line apart, with its row and what was typed', () => {
    expect(readText(`${book}\n\n${book} x2`).titles).toMatchObject([
      { ean: book, quantity: 1, row: 1, asked: book },
      { ean: book, quantity: 2, row: 3, asked: `${book} x2` },
    ])
  })
  it('reads several numbers of one line with the copies of each', () => {
    expect(read(`2x${book}, 3x9788437624747`)).toEqual([
      [book, 2, null],
      ['9788437624747', 3, null],
    ])
    expect(read(`${book} x2, 9788437624747 x3`)).toEqual([
      [book, 2, null],
      ['9788437624747', 3, null],
    ])
  })
  it('reads an e-mail with headers, quotes and signature, titles without a number too', () => {
    const letter = `De: Biblioteca <biblioteca@example.org>
Asunto: Pedido 12 de marzo
Fecha: 12/03/2026

Buenos días:

Necesitamos lo siguiente para la sala:

> > 978-84-376-0494-7  Cien años de soledad / Gabriel García Márquez (2 ej.)
> Rayuela
> ISBN 978-84-376-2474-7
> copies: 5
- 3 ejemplares de La casa encendida, Luis Rosales

Saludos cordiales,
--
Marta
Tel. 958 123 456 · C/ Real, 2 · biblioteca@example.org`
    expect(readText(letter).titles.map(({ ean, quantity, title, author }) => [ean, quantity, title, author])).toEqual([
      [book, 2, 'Cien años de soledad', 'Gabriel García Márquez'],
      [null, 1, 'Rayuela', ''],
      ['9788437624747', 5, '', ''],
      [null, 3, 'La casa encendida, Luis Rosales', ''],
    ])
  })
  it('keeps no marks that no database takes, and cuts no letter in half', () => {
    const [one] = readText(`${book} \u0000a\u202eb ${'😀'.repeat(400)}`).titles
    expect(one).toMatchObject({ ean: book, asked: expect.stringMatching(/^9788437604947 a b 😀/u) })
    expect([one?.asked.isWellFormed(), one?.title.isWellFormed(), (one?.asked.length ?? 0) <= 500]).toEqual([true, true, true])
  })
  it('takes every line of a list of titles', () => {
    expect(titles('La casa encendida\n2 Rayuela, Cortázar\n\nHola')).toEqual([
      ['La casa encendida', '', 1],
      ['Rayuela, Cortázar', '', 2],
    ])
  })
})

describe('a line that asks for nothing', () => {
  const unread = (text: string) => readText(text).unread.map(({ row, why }) => [row, why])
  it('is given back with the reason', () => {
    expect(unread(`Hola:\nNecesitamos para la sala\nPara la sala:\n3 ej.\n${book}\n***\nTotal 5\n--\nMarta`)).toEqual([
      [1, 'letter'],
      [2, 'sentence'],
      [3, 'sentence'],
      [4, 'copies'],
      [6, 'nothing'],
      [7, 'sum'],
      [8, 'letter'],
      [9, 'letter'],
    ])
    expect(unread(`Pedido de mayo\nISBN;Título;Cantidad\n${book};Una;2\nISBN;Título;Cantidad\n;Total;2\n;;3`)).toEqual([
      [1, 'outside'],
      [2, 'heading'],
      [4, 'heading'],
      [5, 'sum'],
      [6, 'nothing'],
    ])
  })
  it('is no title: one without a number stays beside lines that have one, in a table and below it too', () => {
    expect(titles('9780425212899 2\nCuentos de la Alhambra\n2 Rimas, Bécquer')).toEqual([
      ['', '', 2],
      ['Cuentos de la Alhambra', '', 1],
      ['Rimas, Bécquer', '', 2],
    ])
    expect(titles(`ISBN;Título;Cantidad\n${book};Una;2\nCuentos de la Alhambra\nRimas;;`)).toEqual([
      ['Una', '', 2],
      ['Cuentos de la Alhambra', '', 1],
      ['Rimas', '', 1],
    ])
  })
  it('is not what an unclosed quotation mark swallowed', () => {
    expect(titles(`ISBN;Título\n${book};"Una\nCuentos de la Alhambra\n9788437624747;Otra`)).toEqual([
      ['Una', '', 1],
      ['Cuentos de la Alhambra', '', 1],
      ['Otra', '', 1],
    ])
  })
})

describe('a table with names over its columns', () => {
  it.each([
    ['ISBN;Título;Autor;Cantidad', ';'],
    ['isbn-13\ttítol\tautor/a\tquantitat', '\t'],
    ['EAN,Title,Author,Copies', ','],
    ['Codi de barres|Títol|Autor|Exemplars', '|'],
    ['ISBN;Obra;Autores;Nº ejemplares', ';'],
  ])('knows %j', (names, delimiter) => {
    const row = [book, '"Verde, que te quiero; verde | 2"', 'Lorca', '3'].join(delimiter)
    expect(readText(`Pedido de mayo\n${names}\n${row}\n`).titles).toMatchObject([
      { ean: book, title: 'Verde, que te quiero; verde | 2', author: 'Lorca', quantity: 3, row: 3, fault: null },
    ])
  })
  it('reads columns in any order, rows without a number, and leaves out sums', () => {
    expect(read(`Cantidad;Título;ISBN\n2;Una;${book}\n4;Otra;\n;;\n6;Total;`)).toEqual([
      [book, 2, null],
      [null, 4, null],
    ])
  })
  it('mends ISBNs that a spreadsheet took for numbers, and says what cannot be mended', () => {
    // 0-14-044926-X never loses its X; 0306406152 loses its nought.
    expect(read('ISBN;Cantidad\n306406152;1\n9,78844E+12;2\n9788437604948;3\nabc123;1')).toEqual([
      ['9780306406157', 1, null],
      [null, 2, 'spreadsheet'],
      [null, 3, 'check_digit'],
      [null, 1, 'length'],
    ])
  })
  it('finds copies that are none', () => {
    expect(read(`ISBN;Cantidad\n${book};0\n${book};-2\n${book};muchos\n${book};10000\n${book};2,0\n${book};2 ej.`)).toEqual([
      [book, 1, 'quantity'],
      [book, 1, 'quantity'],
      [book, 1, 'quantity'],
      [book, 1, 'quantity'],
      [book, 2, null],
      [book, 2, null],
    ])
  })
  it('finds what an unclosed quotation mark swallowed', () => {
    const found = read(`ISBN;Título\n${book};"Una\n9788437624747;Otra\n`).map(([ean]) => ean)
    expect(found).toEqual([book, '9788437624747'])
  })
})

/** A number between 0 and 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

describe('whatever is pasted', () => {
  it('throws never and loses no ISBN whose check digit is right', () => {
    const next = seeded(20_260_423)
    const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
    const scraps = ['ISBN', 'ISBN-13:', '2 ej.', 'x3', '18,50 €', '(2019)', 'tel. 958 12 34 56', '"', ';', '\t', '> ', '- ', '1.', 'É·ŀ', '12', '9.78E+12', '978', '84-376', '\u0000', '😀', '-- ', 'Título', 'Cantidad;ISBN', 'total', '='] // biome-ignore format: a list
    const joints = ['', '-', ' ', '\u00a0', '\u2011', ' - ']
    const breaks = ['\n', '\r\n', ' \n', '\n\n', '\n> ']
    for (let run = 0; run < 400; run++) {
      const wanted: string[] = []
      let text = ''
      for (let line = 0; line < 12; line++) {
        const twelve = `97${one(['8', '9'])}${String(Math.floor(next() * 1e9)).padStart(9, '0')}`
        const ean = twelve + checkDigit13(twelve)
        const joint = one(joints)
        const written = [ean.slice(0, 3), ean.slice(3, 5), ean.slice(5, 9), ean.slice(9, 12), ean.slice(12)].join(joint)
        const around = [one(scraps), one(scraps)]
        // A hyphen or digits that touch the number would make it another number.
        const [before, after] = around.map((scrap) => (/[\d-]/.test(scrap) ? `${scrap} ,` : `${scrap} `))
        if (next() < 0.8) {
          wanted.push(ean)
          text += `${before}${written}, ${after}${one(breaks)}`
        } else text += `${before}${after}${one(breaks)}`
      }
      const found = new Set(readText(text).titles.map(({ ean }) => ean))
      expect(
        wanted.filter((ean) => !found.has(ean)),
        text,
      ).toEqual([])
    }
  })
  it('answers for every line once: as one that asks, as part of one, or as not read', () => {
    const next = seeded(1_605)
    const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
    const kinds = ['ISBN;Título;Cantidad', 'Hola:', 'Cuentos de la Alhambra', '- 2 ej. de Rimas, Bécquer', `${book}`, `ISBN-10: 84-376-0494-X`, `ISBN-13: ${book}`, `${book};"Una;2`, `${book};"Una`, `otra";3`, `3 x ${book}, 9788437624747`, 'x3', 'copies: 0', '', '   ', '\u200b', '> ', '>> Rayuela', '--', '***', 'Total 5', ';;', ';Total;4', 'Rimas;;', `1.`, '1984', '\u0000', '9.78E+12', 'Pedro Páramo'.repeat(60), 'Necesitamos para la sala:', '"', '""', 'a\tb\tc'] // biome-ignore format: a list
    for (let run = 0; run < 600; run++) {
      const lines = Array.from({ length: 1 + Math.floor(next() * 14) }, () => one(kinds))
      const text = lines.join(one(['\n', '\r\n']))
      const { titles, unread, rows } = readText(text)
      const asking = new Set(titles.flatMap(({ row, also = [] }) => [row, ...also]))
      const answered = [...asking, ...unread.map(({ row }) => row)].toSorted((a, b) => a - b)
      const written = lines.flatMap((line, n) => (/[\p{L}\p{N}\p{P}\p{S}]/u.test(line.replace(/^(>+ ?)+/, '')) ? [n + 1] : []))
      expect([answered, rows], text).toEqual([written, written.length])
    }
  })
  it('reads noise of every kind without complaint', () => {
    const next = seeded(7)
    for (let run = 0; run < 300; run++) {
      const text = String.fromCharCode(...Array.from({ length: 200 }, () => Math.floor(next() ** 3 * 0xffff)))
      for (const { quantity, asked } of readText(text).titles)
        expect([quantity >= 1 && quantity <= 9_999, asked.length <= 500]).toEqual([true, true])
    }
  })
  /** Time beyond what grows with the text shows in a quarter of it too. */
  const size = whole ? 1 : 0.25
  it.each([
    ['digits', '1'.repeat(size * 2_000_000)],
    ['letters', 'a'.repeat(size * 2_000_000)],
    ['spaces', ' '.repeat(size * 2_000_000)],
    ['numbers in one line', `${book} `.repeat(size * 140_000)],
    ['rounded numbers', '9.7E+12 '.repeat(size * 200_000)],
    ['groups of digits', '97 '.repeat(size * 600_000)],
    ['quotation marks', `ISBN;Título\n${'";'.repeat(size * 800_000)}`],
    ['lines', `${book}\tUn título\t18,50\t2\n`.repeat(size * 40_000)],
  ])('is done with megabytes of %s in seconds', async (_kind, text) => {
    const { spent } = await processorTime(() => readText(text))
    expect(spent).toBeLessThan(size * 15_000)
  })
})
