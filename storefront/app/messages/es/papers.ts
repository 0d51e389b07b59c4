import type { DocumentFormat } from '#modules/invoicing/papers/contract.ts'

export const papers = {
  download: 'Descargar',
  formats: {
    xlsx: 'Excel',
    csv: 'CSV',
    pdf: 'PDF',
    marc: 'MARC 21',
    marcxml: 'MARCXML',
    sinli: 'SINLI',
  } satisfies Record<DocumentFormat, string>,
}
