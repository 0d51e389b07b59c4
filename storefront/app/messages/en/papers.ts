import type { papers as es } from '../es/papers.ts'

export const papers: typeof es = {
  download: 'Download',
  formats: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF', marc: 'MARC 21', marcxml: 'MARCXML', sinli: 'SINLI' },
}
