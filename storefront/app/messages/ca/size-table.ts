import type { sizeTable as es } from '../es/size-table.ts'

export const sizeTable: typeof es = { title: 'Taula de talles' }
