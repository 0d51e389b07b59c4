/** Made-up rows for tests: as many books as asked, in the columns of books.tsv. */
import { checkDigit13 } from '#kernel/isbn.ts'

/** The n-th made-up ISBN, of a group that no country has. */
export function eanOf(n: number): string {
  const twelve = `97865${String(n).padStart(7, '0')}`
  return `${twelve}${checkDigit13(twelve)}`
}

const headings = ['isbn13', 'title', 'authors', 'publisher', 'year', 'language', 'pages', 'subjects', 'price', 'source']

/** A table of `rows` books that share authors, publishers and works, starting with the ISBN `first`. */
export function bookRows(rows: number, first = 1): string {
  const lines = Array.from({ length: rows }, (_, i) =>
    [
      eanOf(first + i),
      `El jardín ${i % 700} (Cuadernos del agua, #${i % 9})`,
      `Autora ${i % 50} Aljibe|Fuente, Autor ${i % 31}`,
      `Ediciones ${i % 20}`,
      1950 + (i % 70),
      i % 3 === 0 ? 'spa' : '',
      100 + (i % 300),
      i % 2 === 0 ? 'Gardening|History' : 'FA - Narrativa',
      i % 4 === 0 ? `${10 + (i % 9)}.50 EUR` : '',
      'test',
    ].join('\t'),
  )
  return `${[headings.join('\t'), ...lines].join('\n')}\n`
}
