declare module '@natlibfi/marc-record' {
  export interface Subfield {
    code: string
    value?: string
  }
  export interface Field {
    tag: string
    value?: string
    ind1?: string
    ind2?: string
    subfields?: Subfield[]
  }
  export class MarcRecord {
    leader: string
    get(tag: RegExp): Field[]
  }
}
declare module '@natlibfi/marc-record-serializers' {
  import type { MarcRecord } from '@natlibfi/marc-record'
  export const ISO2709: { from(text: string): MarcRecord }
  export const MARCXML: { from(text: string): Promise<MarcRecord> }
}
