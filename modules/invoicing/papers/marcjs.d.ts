declare module 'marcjs' {
  export interface MarcRecord {
    /** 24 characters; lengths and the base address are filled in as it is written. */
    leader: string
    /** [tag, value] of a control field; [tag, indicators, code, value, code, value …] of any other. */
    fields: string[][]
  }
  export const Iso2709Formater: { format(record: MarcRecord): string }
  export const MarcxmlFormater: { format(record: MarcRecord): string }
}
