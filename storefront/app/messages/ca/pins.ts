import type { pins as es } from '../es/pins.ts'

export const pins: typeof es = {
  mark: 'Triat per la llibreria',
  note: 'Els marcats «Triat per la llibreria» van primers perquè així ho ha decidit el nostre equip: ningú no paga per aquest lloc.',
}
