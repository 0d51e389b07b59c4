export const words = {
  title: 'Pagos que revisar',
  empty: 'Los bancos y las cuentas coinciden.',
  columns: { order: 'Pedido', kind: 'Qué pasa', note: 'Detalle', since: 'Desde', settled: 'Resuelto por' },
  views: { open: 'Por resolver', all: 'Todos' },
  kinds: {
    amount_mismatch: 'El importe no coincide',
    task_failed: 'No se ha podido mover el dinero',
    charge_declined: 'El banco rechazó el cargo',
    authorisation_lapsing: 'La autorización caduca pronto',
    authorisation_lapsed: 'La autorización ha caducado',
    paid_twice: 'Pagado dos veces',
    gateway_differs: 'El banco dice otra cosa',
  },
  failed: 'No se ha podido hacer.',
  reason: 'Cómo se ha resuelto',
  settle: 'Resuelto',
  done: 'Anotado.',
  gone: 'Ya está resuelto.',
  open: 'Abrir el pedido',
}

export type Words = typeof words
